import {
  type LeaveDay,
  leaveDays,
  leaveMinutes,
  recountedDays,
} from '@muster/contract/domains/leave/leave-days.rules.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { noSubjects, withdrawApprovals } from '../approvals/index.ts';
import { coveringDays, removeLeaveMarks, storeLeaveMarks } from '../shifts/index.ts';
import { closeLeaveRequest, moveDays, requestedDays, type StoredLeaveRequest } from './leave-requests.repository.ts';
import { setUsage } from './leave-usage.repository.ts';
import { notifyEmployee, rangeText } from './notices-of-leave.ts';
import { lockedRequest, planOf } from './own-leave.ts';
import { requestsToRecount, storeRecount } from './recount-leave.repository.ts';

interface RecountedLeave {
  readonly requestIds: readonly number[];
  /** Whose balance changed. */
  readonly employeeIds: readonly number[];
}

/**
 * After a change of schedule, holidays or employment: counts the open days of requests again. Days that need no leave now are given
 * back, days that need some now are taken. Waiting requests of somebody who is no longer employed are withdrawn. Repeating it
 * changes nothing. Null: of all employees.
 */
export async function recountLeave(ctx: BaseContext, employeeIds: readonly number[] | null): Promise<RecountedLeave> {
  const from = firstOpenDay(todayAtHome(ctx));
  const requestIds: number[] = [];
  const changed = new Set<number>();
  for (const { id, is_served: isServed } of await requestsToRecount(ctx.db, { employeeIds, from })) {
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
  await log(ctx, stored, { state: 'withdrawn', note: 'The employment does not cover these days.' });
}

/** Whether any day changed. Days of closed months stay as they are. */
async function recount(ctx: BaseContext, stored: StoredLeaveRequest, from: string): Promise<boolean> {
  const { id, employee_id: employeeId, last_day: last, days } = stored;
  const first = stored.first_day > from ? stored.first_day : from;
  const range = { employeeId, first, last };
  const counted = leaveDays(first, last, await planOf(ctx.db, { ...range, withLeave: false }));
  const otherDays = new Set([
    ...(await requestedDays(ctx.db, { ...range, exceptId: id })),
    ...(await coveringDays(ctx.db, range)),
  ]);
  const { freed, added } = recountedDays({ days, counted, otherDays });
  if (freed.length === 0 && added.length === 0) return false;
  const isApproved = stored.state === 'approved';
  await storeRecount(ctx.db, stored, { freed, added, state: isApproved ? 'taken' : 'held' });
  const before = days.reduce(
    (sum, { minutes, state }) => sum + (state === 'held' || state === 'taken' ? minutes : 0),
    0,
  );
  const after = before + leaveMinutes(added) - minutesOf(days, freed);
  if (isApproved) await moveLeave(ctx, stored, { freed, added });
  const difference = {
    was: leaveDaysText(before),
    is: leaveDaysText(after),
    freed: freed.map(({ day, free }) => `${dayText(day)} (${free})`),
    added: added.map(({ day }) => dayText(day)),
  };
  await log(ctx, stored, {
    days: difference.is,
    no_longer_counted: difference.freed.join(', '),
    counted_now: difference.added.join(', '),
  });
  if (isApproved)
    await notifyEmployee(ctx, stored, {
      title: 'Your leave was recounted',
      text: [
        rangeText(stored),
        `Your schedule changed: the leave takes ${difference.is} instead of ${difference.was}.`,
        ...(freed.length > 0 ? [`No leave needed: ${listed(difference.freed)}.`] : []),
        ...(added.length > 0 ? [`Also taken: ${listed(difference.added)}.`] : []),
      ].join(' '),
    });
  return true;
}

interface Moved {
  readonly freed: readonly LeaveDay[];
  readonly added: readonly LeaveDay[];
}

async function moveLeave(ctx: BaseContext, stored: StoredLeaveRequest, { freed, added }: Moved): Promise<void> {
  const days = [...freed, ...(stored.is_paid ? added : [])];
  await setUsage(ctx.db, stored, { days, userId: null, reason: 'The schedule changed.' });
  await removeLeaveMarks(ctx.db, stored.employee_id, datesOf(freed));
  await storeLeaveMarks(ctx.db, stored.employee_id, datesOf(added));
}

const datesOf = (days: readonly LeaveDay[]) => days.map(({ day }) => day);

/** What the freed days held or took. */
function minutesOf(days: StoredLeaveRequest['days'], freed: readonly LeaveDay[]): number {
  const dates = new Set(datesOf(freed));
  return days.reduce((sum, { day, minutes }) => sum + (dates.has(day) ? minutes : 0), 0);
}

/** The first three. */
const listed = (days: readonly string[]): string =>
  days.length > 3 ? `${days.slice(0, 3).join(', ')} and ${days.length - 3} more` : days.join(', ');

async function log(
  ctx: BaseContext,
  stored: StoredLeaveRequest,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await ctx.audit({
    event: 'leave.recount-request',
    subject: { kind: 'employee', id: String(stored.employee_id) },
    clientId: stored.client_id,
    before: { state: stored.state },
    after: {
      leave_type: stored.logged_type,
      first_day: stored.first_day,
      last_day: stored.last_day,
      ...after,
    },
  });
}
