import { type LeaveDay, leaveDays, leaveMinutes, partsOf } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import { partsBeside, type RecountedDays, recountedDays } from '@muster/contract/domains/leave/leave-recount.rules.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { isWholeDayUnit } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { laterDay, weekdayText } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { noSubjects, withdrawApprovals } from '../approvals/index.ts';
import { coveringDays } from '../shifts/index.ts';
import { closeLeaveRequest, moveDays, requestedDays, type StoredLeaveRequest } from './leave-requests.repository.ts';
import { setUsage } from './leave-usage.repository.ts';
import { logLeaveRequest } from './log-leave-request.ts';
import { daysOf, notifyEmployee } from './notices-of-leave.ts';
import { employmentEnd, lockedRequest, markLeave, planOf } from './own-leave.ts';
import { requestsToRecount, storeRecount } from './recount-leave.repository.ts';

interface RecountedLeave {
  readonly requestIds: readonly number[];
  /** Whose balance changed. */
  readonly employeeIds: readonly number[];
}

/**
 * After a change of schedule, holidays or employment: counts the open days of requests again. Days that need no leave now are given
 * back, days that need some now are taken. Waiting requests of somebody who is no longer employed are withdrawn. Repeating it
 * changes nothing. `changedFrom`: only requests that reach this day.
 */
export async function recountLeave(
  ctx: BaseContext,
  employeeIds: readonly number[],
  changedFrom?: string,
): Promise<RecountedLeave> {
  const from = firstOpenDay(todayAtHome(ctx));
  const reached = changedFrom === undefined ? from : laterDay(from, changedFrom);
  const requestIds: number[] = [];
  const changed = new Set<number>();
  for (const { id, is_served: isServed } of await requestsToRecount(ctx.db, { employeeIds, from: reached })) {
    const stored = await lockedRequest(ctx.db, id, noSubjects);
    if (stored?.state === 'requested' && !isServed) {
      await withdraw(ctx, stored);
      requestIds.push(id);
    } else if (stored?.state === 'requested' || stored?.state === 'approved') {
      if (!(await recount(ctx, stored, from))) continue;
      requestIds.push(id);
      if (stored.state === 'approved' && stored.is_paid) changed.add(stored.employee_id);
    }
  }
  return { requestIds, employeeIds: [...changed] };
}

async function withdraw(ctx: BaseContext, stored: StoredLeaveRequest): Promise<void> {
  const { id } = stored;
  await withdrawApprovals(ctx, { kind: leaveApproval, subjectIds: [id], reason: null });
  await moveDays(ctx.db, { id, days: stored.days.map(({ day }) => day), to: 'released' });
  await closeLeaveRequest(ctx.db, { id, from: 'requested', to: 'withdrawn', now: ctx.clock.now().toString() });
  await logLeaveRequest(ctx, stored, {
    event: recounted,
    after: { state: 'withdrawn', note: 'The employment does not cover these days.' },
  });
}

/** Whether any day changed. Days of closed months stay as they are. */
async function recount(ctx: BaseContext, stored: StoredLeaveRequest, from: string): Promise<boolean> {
  const { id, employee_id: employeeId, last_day: last, days } = stored;
  const first = stored.first_day > from ? stored.first_day : from;
  const range = { employeeId, first, last };
  const plan = await planOf(ctx.db, { ...range, withLeave: false });
  const others = await requestedDays(ctx.db, { ...range, exceptId: id });
  const parts = partsOf(days);
  const counted = leaveDays(first, last, plan, {
    unit: stored.unit,
    parts: isWholeDayUnit(stored.unit) ? parts : partsBeside(parts, { days, others }, range),
    employedUntil: await employmentEnd(ctx.db, employeeId, stored.first_day),
  });
  const covering = new Set(await coveringDays(ctx.db, range));
  const moved = recountedDays({ days, counted, others, covering });
  const { freed, added, changed } = moved;
  const isApproved = stored.state === 'approved';
  // Days that count without a shift stay, but a shift that came or went changes the marks.
  if (isApproved && stored.unit === 'calendar_day')
    await markLeave(
      ctx.db,
      employeeId,
      counted.map(({ day }) => day),
    );
  if (freed.length + added.length + changed.length === 0) return false;
  await storeRecount(ctx.db, stored, { ...moved, state: isApproved ? 'taken' : 'held' });
  const before = days.reduce(
    (sum, { minutes, state }) => sum + (state === 'held' || state === 'taken' ? minutes : 0),
    0,
  );
  const after =
    before + leaveMinutes(added) - minutesOf(days, freed) + leaveMinutes(changed) - minutesOf(days, changed);
  if (isApproved) await moveLeave(ctx, stored, moved);
  // The same leave at other hours: the schedule shows it.
  if (freed.length + added.length === 0 && before === after) return true;
  const difference = {
    was: leaveDaysText(before),
    is: leaveDaysText(after),
    freed: freed.map(({ day, free }) => `${weekdayText(day)} (${free})`),
    added: added.map(({ day }) => weekdayText(day)),
  };
  await logLeaveRequest(ctx, stored, {
    event: recounted,
    after: {
      days: difference.is,
      no_longer_counted: difference.freed.join(', '),
      counted_now: difference.added.join(', '),
    },
  });
  if (isApproved)
    await notifyEmployee(ctx, stored, {
      type: leaveNotifications.recounted,
      values: {
        ...daysOf(stored),
        changes: [
          `Your schedule changed: the leave takes ${difference.is} instead of ${difference.was}.`,
          ...(freed.length > 0 ? [`No leave needed: ${listed(difference.freed)}.`] : []),
          ...(added.length > 0 ? [`Also taken: ${listed(difference.added)}.`] : []),
        ].join(' '),
      },
    });
  return true;
}

async function moveLeave(ctx: BaseContext, stored: StoredLeaveRequest, moved: RecountedDays): Promise<void> {
  const { freed, added, changed } = moved;
  const days = [...freed, ...(stored.is_paid ? [...added, ...changed] : [])];
  await setUsage(ctx.db, stored, { days, userId: null, reason: 'The schedule changed.' });
  await markLeave(ctx.db, stored.employee_id, datesOf([...freed, ...added, ...changed]));
}

const datesOf = (days: readonly LeaveDay[]) => days.map(({ day }) => day);

/** What these days held or took. */
function minutesOf(days: StoredLeaveRequest['days'], some: readonly LeaveDay[]): number {
  const dates = new Set(datesOf(some));
  return days.reduce((sum, { day, minutes }) => sum + (dates.has(day) ? minutes : 0), 0);
}

/** The first three. */
const listed = (days: readonly string[]): string =>
  days.length > 3 ? `${days.slice(0, 3).join(', ')} and ${days.length - 3} more` : days.join(', ');

const recounted = 'leave.recount-request';
