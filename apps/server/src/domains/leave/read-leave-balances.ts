import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { mayAdjustLeave, seesEveryLeaveType } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import { entriesToAdd } from '@muster/contract/domains/leave/leave-settlement.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { policyAccounts } from './accrue-leave.ts';
import { type ListedBalance, listLeaveBalances, readLeaveLedger } from './leave-balances.repository.ts';

type Calls = typeof leaveBalancesCalls;

/** On the asked day, by default today at home. */
export async function readLeaveBalances(
  ctx: Ctx,
  { query, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const day = query.as_of ?? todayAtHome(ctx);
  const scope = { day, everyType: seesEveryLeaveType(ctx.viewer) };
  const { data, total } = await listLeaveBalances(ctx.db, scope, question);
  const coming = await creditsUntil(ctx, data, day);
  const rows = data.map((row) => ({
    ...row,
    expected_minutes: coming && row.minutes + (coming.get(accountKey(row)) ?? 0),
    abilities: { adjust: mayAdjustLeave(ctx.viewer, row.employee_id) },
  }));
  return { as_of: day, data: rows, total };
}

type Account = Pick<ListedBalance, 'employee_id' | 'leave_type_id'>;

const accountKey = ({ employee_id, leave_type_id }: Account) => `${employee_id} ${leave_type_id}`;

/** What the policies will add to these balances until a later day, by account; null where nothing is foreseen. */
async function creditsUntil(ctx: Ctx, rows: readonly Account[], day: string): Promise<Map<string, number> | null> {
  const today = todayAtHome(ctx);
  if (day <= today || day > addDays(today, mostDaysAhead)) return null;
  const coming = new Map<string, number>();
  const ids = [...new Set(rows.map(({ employee_id }) => employee_id))];
  // In portions, so that an export of everybody leaves other requests their turn.
  for (let first = 0; first < ids.length; first += peopleAtOnce) {
    for (const account of await policyAccounts(ctx.db, ids.slice(first, first + peopleAtOnce)))
      coming.set(
        accountKey(account),
        entriesToAdd(account, day).reduce((sum, one) => sum + (one.day <= day ? one.minutes : 0), 0),
      );
  }
  return coming;
}

/** Two years: policies change more often. */
const mostDaysAhead = 731;
const peopleAtOnce = 100;

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
