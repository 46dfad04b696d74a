import { type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import { returningDays } from '@muster/contract/domains/leave/leave-recount.rules.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { leaveApproval, leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAreas, mayDecideLeave } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { laterDay, weekdayText } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { subjectReachOf, withdrawApprovals } from '../approvals/index.ts';
import { firstDayToCome } from './first-day-to-come.ts';
import { leaveBalanceChanged, leaveRequestChanged } from './leave.events.ts';
import { closeLeaveRequest, moveDays, type StoredLeaveRequest } from './leave-requests.repository.ts';
import { setUsage } from './leave-usage.repository.ts';
import { logLeaveRequest } from './log-leave-request.ts';
import { daysOf, notifyEmployee } from './notices-of-leave.ts';
import { lockedRequest, markLeave } from './own-leave.ts';

type Cancel = (typeof leaveRequestsCalls)['cancel'];

/**
 * Withdraws a request that waits, or days of it, or gives back days of approved leave: the employee those to come, staff who reach them any. Without
 * chosen days all leave is cancelled, also that of days that need none now. @throws Problem not-found, invalid-input, conflict
 */
export async function cancelLeave(ctx: Ctx, { body }: CallInput<Cancel>): Promise<void> {
  const reach = await subjectReachOf(ctx, leaveApproval, leaveRequestAreas.requests);
  const stored = await lockedRequest(ctx.db, body.id, reach);
  const isOwn = stored !== undefined && stored.employee_id === ctx.viewer.employeeId;
  const mayDecide =
    stored !== undefined &&
    mayDecideLeave(ctx.viewer, { employeeId: stored.employee_id, isReached: stored.is_reached });
  if (!stored || !(isOwn || mayDecide)) throw notFound('leave request');
  if (stored.state === 'requested') await withdraw(ctx, stored, body.days ?? null);
  else if (stored.state === 'approved') await giveBack(ctx, stored, { wanted: body.days ?? null, isOwn });
  else
    throw new Problem('conflict', `This request was ${leaveRequestStateLabels[stored.state].toLowerCase()} already.`);
  await ctx.announce(leaveRequestChanged, { id: stored.id });
}

async function withdraw(ctx: Ctx, stored: StoredLeaveRequest, wanted: readonly string[] | null): Promise<void> {
  const held = stored.days.flatMap(({ day, state }) => (state === 'held' ? [day] : []));
  const days = wanted ?? held;
  const refused = days.find((day) => !held.includes(day));
  if (refused !== undefined) throw invalidInput({ days: [refusalOf(refused, stored, true)] });
  if (held.some((day) => !days.includes(day))) {
    await close(ctx, stored, { days, state: 'requested' });
    return;
  }
  await withdrawApprovals(ctx, { kind: leaveApproval, subjectIds: [stored.id], reason: null });
  await close(ctx, stored, { days: stored.days.map(({ day }) => day), state: 'withdrawn' });
}

interface GivenBack {
  readonly wanted: readonly string[] | null;
  readonly isOwn: boolean;
}

async function giveBack(ctx: Ctx, stored: StoredLeaveRequest, { wanted, isOwn }: GivenBack): Promise<void> {
  const first = isOwn ? await firstDayToCome(ctx, stored.employee_id) : '';
  const open = stored.days.filter(({ day, state }) => state === 'taken' && day >= first).map(({ day }) => day);
  const days = wanted === null ? open : [...new Set(wanted)].toSorted();
  const refused = days.find((day) => !open.includes(day));
  if (refused !== undefined) throw invalidInput({ days: [refusalOf(refused, stored, isOwn)] });
  const returning = returningDays(stored.days, laterDay(first, firstOpenDay(todayAtHome(ctx))));
  if (days.length === 0 && returning.length === 0)
    throw new Problem('conflict', 'No day of this leave can be given back. Ask HR about days that have begun.');
  const isWhole = stored.days.every(({ day, state }) => state !== 'taken' || days.includes(day));
  const isClosed = isWhole && (wanted === null || returning.length === 0);
  const freed = days.map((day) => ({ day, minutes: 0 }));
  await setUsage(ctx.db, stored, { days: freed, userId: ctx.viewer.userId, reason: null });
  await ctx.announce(leaveBalanceChanged, { employeeId: stored.employee_id });
  await close(ctx, stored, { days, state: isClosed ? 'cancelled' : 'approved' });
  await markLeave(ctx.db, stored.employee_id, days);
  if (!isOwn)
    await notifyEmployee(ctx, stored, {
      type: leaveNotifications.daysCancelled,
      values: { ...daysOf(stored) },
    });
}

function refusalOf(day: string, { days }: StoredLeaveRequest, isOwn: boolean): string {
  const state = days.find((one) => one.day === day)?.state;
  if (state === 'released') return `${weekdayText(day)} was given back already.`;
  if (state !== 'taken') return `${weekdayText(day)} takes no leave, so nothing can be given back.`;
  return `${weekdayText(day)} cannot be given back${isOwn ? '. Ask HR about days that have begun' : ''}.`;
}

async function close(
  ctx: Ctx,
  stored: StoredLeaveRequest,
  {
    days,
    state,
  }: { readonly days: readonly string[]; readonly state: 'requested' | 'withdrawn' | 'cancelled' | 'approved' },
): Promise<void> {
  await moveDays(ctx.db, { id: stored.id, days, to: 'released' });
  const now = ctx.clock.now().toString();
  if (state !== stored.state && state !== 'requested')
    await closeLeaveRequest(ctx.db, { id: stored.id, from: stored.state, to: state, now });
  await logLeaveRequest(ctx, stored, {
    event: 'leave.cancel-request',
    after: {
      state,
      days: days.join(', '),
    },
  });
}
