import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import { amountLabels } from '@muster/contract/domains/employees/employee-cost.schemas.ts';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { changeHistory } from '../../platform/dated/change-history.ts';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { previewHistory } from '../../platform/dated/preview-history.ts';
import { employeeAmounts, isCurrency } from './employee-amount.repository.ts';
import { refreshList } from './employee-list.repository.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { assertReachable } from './reachable-employee.ts';
import { storedAmounts } from './requested-pay.ts';
import { needsSecondPerson, requestPayChange } from './second-person.ts';

type Add = (typeof employeeHistoryCalls)['addAmount'];
type Preview = (typeof employeeHistoryCalls)['previewAmount'];

/** Adds a cost, RE fee or non-refundable from a day on. Earlier ones stay in the history; the log omits the amount. */
export async function addAmount(ctx: Ctx, { body }: CallInput<Add>): Promise<CallAnswer<Add>> {
  if (!maySeeCosts(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, { id: body.employee_id }, today);
  if (!(await isCurrency(ctx.db, body.currency_id))) {
    throw invalidInput({ currency_id: [say.invalid(amountLabels.currency_id)] });
  }
  const to = body.effective_to ?? null;
  if (needsSecondPerson(ctx, body.employee_id, ['cost']))
    return { id: null, pay_change: await request(ctx, record, body) };
  const id = await store(ctx, body, today);
  await refreshList(ctx.db, [body.employee_id], today);
  await ctx.audit({
    event: 'employees.add-amount',
    subject: { kind: 'employee', id: String(body.employee_id) },
    clientId: record.client_id,
    after: { kind: body.kind, effective_from: body.effective_from, effective_to: to, amount: '[hidden]' },
  });
  await ctx.announce(employeeUpdated, { employeeId: body.employee_id, clientId: record.client_id });
  return { id };
}

/** @throws Problem invalid-input where the amount could not be added now */
async function request(ctx: Ctx, employee: EmployeeRecord, body: CallInput<Add>['body']) {
  const table = employeeAmounts[body.kind];
  const change = changeOf(ctx, body, todayAtHome(ctx));
  const { problem } = await previewHistory(ctx.db, table, change, () => daysTaken);
  if (problem !== null) throw invalidInput({ effective_from: [problem] });
  return requestPayChange(ctx, employee, {
    part: body.kind,
    before: storedAmounts(await readHistory(ctx.db, table, body.employee_id)),
    after: { from: change.from, until: change.until, cents: body.amount, currencyId: body.currency_id },
  });
}

/** @throws Problem invalid-input where another amount of the kind holds in these days. */
async function store(ctx: Ctx, body: CallInput<Add>['body'], today: string): Promise<number> {
  const outcome = await changeHistory(ctx.db, employeeAmounts[body.kind], changeOf(ctx, body, today));
  if ('id' in outcome && outcome.id !== null) return outcome.id;
  throw invalidInput({ effective_from: [daysTaken] });
}

const daysTaken = 'Another amount applies in this period. Choose a start after it, or an end before it begins.';

function changeOf(ctx: Ctx, body: CallInput<Add>['body'], today: string) {
  return {
    owner: body.employee_id,
    from: body.effective_from,
    until: body.effective_to ? dayAfter(body.effective_to) : null,
    value: {
      amount_cents: body.amount,
      currency_id: body.currency_id,
      source: 'form',
      created_by_user_id: ctx.viewer.userId,
    },
    today,
  } as const;
}

export async function previewAmount(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  if (!maySeeCosts(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  const { client_id } = await assertReachable(ctx, body.employee_id);
  // The preview shows the stored amounts.
  await ctx.audit({
    event: 'employees.read-costs',
    subject: { kind: 'employee', id: String(body.employee_id) },
    clientId: client_id,
  });
  const change = changeOf(ctx, body, todayAtHome(ctx));
  return previewHistory(ctx.db, employeeAmounts[body.kind], change, () => daysTaken);
}
