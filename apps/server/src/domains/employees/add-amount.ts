import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput, Problem } from '@muster/contract';
import { amountLabels } from '@muster/contract/domains/employees/employee-cost.schemas.ts';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { insertAmount, isCurrency } from './employee-amount.repository.ts';
import { refreshList } from './employee-list.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';

type Add = (typeof employeeHistoryCalls)['addAmount'];

/** A cost, RE fee or non-refundable from a day on; earlier ones stay as history. The log has no amount. */
export async function addAmount(ctx: Ctx, { body }: CallInput<Add>): Promise<CallAnswer<Add>> {
  if (!maySeeCosts(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  const today = dayIn(homeZone, ctx.clock.now());
  const { record } = await lockedEmployee(ctx, { id: body.employee_id }, today);
  if (!(await isCurrency(ctx.db, body.currency_id))) {
    throw invalidInput({ currency_id: [say.invalid(amountLabels.currency_id)] });
  }
  const to = body.effective_to ?? null;
  const id = await store(ctx, body, to);
  await refreshList(ctx.db, [body.employee_id], today);
  await ctx.audit({
    event: 'employees.add-amount',
    subject: { kind: 'employee', id: String(body.employee_id) },
    clientId: record.client_id,
    after: { kind: body.kind, effective_from: body.effective_from, effective_to: to, amount: '[hidden]' },
  });
  await ctx.announce(employeeUpdated(body.employee_id, record.client_id));
  return { id };
}

/** @throws Problem invalid-input where another amount of the kind holds in these days. */
async function store(ctx: Ctx, body: CallInput<Add>['body'], to: string | null): Promise<number> {
  try {
    return await insertAmount(ctx.db, {
      kind: body.kind,
      employeeId: body.employee_id,
      from: body.effective_from,
      to,
      cents: body.amount,
      currencyId: body.currency_id,
      userId: ctx.viewer.userId,
    });
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith('_no_overlap')) throw error;
    throw invalidInput({
      effective_from: ['Another amount holds in these days. Choose a start after it, or an end before it begins.'],
    });
  }
}
