import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import type { DatedFields } from '@muster/contract/dated/dated-history.ts';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { cancelChange } from '../../platform/dated/change-history.ts';
import { findRow } from '../../platform/dated/dated.repository.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';
import { assertMayChangePolicies } from './add-policy.ts';
import { employeeAmounts } from './employee-amount.repository.ts';
import { refreshList } from './employee-list.repository.ts';
import { employeePolicies, employeePoliciesOfAnyKind } from './employee-policy.repository.ts';
import { findReachable } from './employee-record.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { assertMayCancelPay } from './second-person.ts';

type Calls = typeof employeeHistoryCalls;

/** The activity log gets the day without the amount. */
export async function cancelAmount(
  ctx: Ctx,
  { body: { kind, id } }: CallInput<Calls['cancelAmount']>,
): Promise<CallAnswer<Calls['cancelAmount']>> {
  if (!maySeeCosts(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  const before = (from: string) => ({ kind, effective_from: from, amount: '[hidden]' });
  const allow = (employeeId: number) => assertMayCancelPay(ctx, employeeId);
  await cancelPlanned(ctx, employeeAmounts[kind], { id, event: 'employees.cancel-amount', before, allow });
}

export async function cancelPolicy(
  ctx: Ctx,
  { body: { id } }: CallInput<Calls['cancelPolicy']>,
): Promise<CallAnswer<Calls['cancelPolicy']>> {
  const found = await findRow(ctx.db, employeePoliciesOfAnyKind, id);
  if (!found) throw notFound('planned change');
  const { kind, policy_id } = found.value;
  const before = (from: string) => ({ kind, policy_id, effective_from: from });
  const allow = (employeeId: number) => assertMayChangePolicies(ctx, employeeId);
  await cancelPlanned(ctx, employeePolicies(kind), { id, event: 'employees.cancel-policy', before, allow });
}

interface Cancellation {
  readonly id: number;
  readonly event: string;
  /** Refuses what the viewer may not change, such as the own record. */
  readonly allow: (employeeId: number) => void;
  /** For the activity log, by the first day of the row. */
  readonly before: (from: string) => Readonly<Record<string, unknown>>;
}

/** @throws Problem not-found, or conflict for what has begun: history stays */
async function cancelPlanned<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  { id, event, before, allow }: Cancellation,
): Promise<void> {
  const today = todayAtHome(ctx);
  const found = await findRow(ctx.db, table, id);
  if (!found) throw notFound('planned change');
  const { owner, from } = found;
  // With the text of a missing row: a foreign id must answer the same.
  if (!(await findReachable(ctx.db, owner, reachOf(ctx.viewer, recordArea)))) throw notFound('planned change');
  allow(owner);
  const { record } = await lockedEmployee(ctx, { id: owner }, today);
  if (from <= today) {
    throw new Problem(
      'conflict',
      'This is already active and stays in the history. Change it from a later day instead.',
    );
  }
  if (!(await cancelChange(ctx.db, table, { owner, from, today }))) throw notFound('planned change');
  await refreshList(ctx.db, [owner], today);
  await ctx.audit({
    event,
    subject: { kind: 'employee', id: String(owner) },
    clientId: record.client_id,
    before: before(from),
  });
  await ctx.announce(employeeUpdated, { employeeId: owner, clientId: record.client_id });
}
