import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { mayAdjustLeave, seesEveryLeaveType } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { listLeaveBalances, readLeaveLedger } from './leave-balances.repository.ts';

type Calls = typeof leaveBalancesCalls;

/** On the asked day, by default today at home. */
export async function readLeaveBalances(
  ctx: Ctx,
  { query, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const day = query.as_of ?? todayAtHome(ctx);
  const scope = { day, everyType: seesEveryLeaveType(ctx.viewer) };
  const { data, total } = await listLeaveBalances(ctx.db, scope, question);
  const rows = data.map((row) => ({ ...row, abilities: { adjust: mayAdjustLeave(ctx.viewer, row.employee_id) } }));
  return { as_of: day, data: rows, total };
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownLeaveLedger(
  ctx: Ctx,
  { query }: CallInput<Calls['ledger']>,
): Promise<CallAnswer<Calls['ledger']>> {
  const account = { employeeId: query.employee_id, leaveTypeId: query.leave_type_id };
  const entries = await readLeaveLedger(ctx.db, account, { everyType: seesEveryLeaveType(ctx.viewer) });
  if (!entries) throw notFound('leave balance');
  return { entries };
}
