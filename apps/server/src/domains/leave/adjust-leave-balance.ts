import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { dayOutOfBounds } from '@muster/contract/day-bounds.rules.ts';
import type { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { leaveAdjustmentLabels as labels } from '@muster/contract/domains/leave/leave-balances.constants.ts';
import { mayAdjustLeave, seesEveryLeaveType } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import { minutesOfCredits } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { leaveBalanceChanged } from './leave.events.ts';
import { insertAdjustment, lockLeaveAccount } from './leave-balances.repository.ts';

type Adjust = (typeof leaveBalancesCalls)['adjust'];

/** Corrects a balance by an entry with a reason. @throws Problem not-found, forbidden for the own balance */
export async function adjustLeaveBalance(ctx: Ctx, { body }: CallInput<Adjust>): Promise<CallAnswer<Adjust>> {
  const today = todayAtHome(ctx);
  const bounds = { first: addDays(today, -daysAround), last: addDays(today, daysAround) };
  const outside = dayOutOfBounds(labels.effective_on, body.effective_on, bounds);
  if (outside !== null) throw invalidInput({ effective_on: [outside] });
  const account = { employeeId: body.employee_id, leaveTypeId: body.leave_type_id };
  const known = await lockLeaveAccount(ctx.db, account, { everyType: seesEveryLeaveType(ctx.viewer) });
  if (!known) throw notFound('leave balance');
  if (!mayAdjustLeave(ctx.viewer, account.employeeId))
    throw new Problem('forbidden', "You can't adjust your own leave. Someone else must do it.");
  const id = await insertAdjustment(ctx.db, {
    ...account,
    minutes: minutesOfCredits(body.days),
    effectiveOn: body.effective_on,
    reason: body.reason,
    userId: ctx.viewer.userId,
  });
  await ctx.audit({
    event: 'leave.adjust-balance',
    subject: { kind: 'employee', id: String(account.employeeId) },
    clientId: known.client_id,
    after: { leave_type: known.logged_type, days: (body.days / 100).toFixed(2), effective_on: body.effective_on },
  });
  await ctx.announce(leaveBalanceChanged, { employeeId: account.employeeId });
  return { id };
}

/** Two years: an earlier year is closed, and a later one has no policy yet. */
const daysAround = 731;
