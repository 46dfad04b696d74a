import { addDays, addMonths, daysBetween, dayText } from '../../plain-day.ts';
import type { ScheduleStatus } from '../shifts/shifts.constants.ts';
import { leaveDayMinutes, leaveDaysText } from './leave-minutes.rules.ts';
import type { LeaveDayState } from './leave-requests.constants.ts';

/** Why a day of a request takes no leave; null: it takes some. */
export type DayOffReason = 'rest day' | 'holiday' | 'on leave' | 'no shift';

export interface LeaveDay {
  readonly day: string;
  /** Of the ledger; 0 for a day that needs no leave. */
  readonly minutes: number;
  readonly free: DayOffReason | null;
}

/**
 * The days of a request, both ends included. A day counts by its work date, so a night shift counts once. Rest days, holidays and days
 * without a shift take no leave. `planned`: each work date with a shift.
 */
export function leaveDays(
  first: string,
  last: string,
  planned: ReadonlyMap<string, { readonly status: ScheduleStatus }>,
): readonly LeaveDay[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = addDays(first, index);
    const free = reasonOf(planned.get(day)?.status);
    return { day, minutes: free === null ? leaveDayMinutes : 0, free };
  });
}

const reasons: Readonly<Record<ScheduleStatus, DayOffReason | null>> = {
  scheduled: null,
  restday: 'rest day',
  holiday: 'holiday',
  on_leave: 'on leave',
  cancelled: 'no shift',
  swapped: 'no shift',
};

const reasonOf = (status: ScheduleStatus | undefined): DayOffReason | null =>
  status === undefined ? 'no shift' : reasons[status];

interface RecountQuestion {
  /** Of the request. Days that were given back stay given back. */
  readonly days: readonly { readonly day: string; readonly state: LeaveDayState }[];
  /** By the present schedule, as if the request did not mark it. */
  readonly counted: readonly LeaveDay[];
  /** Days of other requests, and days on which the employee works for a colleague. They are not added. */
  readonly otherDays: ReadonlySet<string>;
}

/** How a change of the schedule changes the days of a request: days that need no leave now, and days that need some now. */
export function recountedDays({ days, counted, otherDays }: RecountQuestion): {
  readonly freed: readonly LeaveDay[];
  readonly added: readonly LeaveDay[];
} {
  const states = new Map(days.map(({ day, state }) => [day, state]));
  const isCounted = (day: string) => states.get(day) === 'held' || states.get(day) === 'taken';
  return {
    freed: counted.filter(({ day, minutes }) => minutes === 0 && isCounted(day)),
    added: counted.filter(
      ({ day, minutes }) => minutes > 0 && !isCounted(day) && states.get(day) !== 'released' && !otherDays.has(day),
    ),
  };
}

export const leaveMinutes = (days: readonly LeaveDay[]): number => days.reduce((sum, { minutes }) => sum + minutes, 0);

interface Entry {
  readonly effective_on: string;
  readonly minutes: number;
}

/**
 * What can be taken on a day: the lowest balance on that day or later. Later days count, because leave that is taken earlier is missing
 * there. Below zero when the balance is. `entries`: with what other requests hold.
 */
export function availableMinutes(entries: readonly Entry[], day: string): number {
  const later = entries.filter(({ effective_on }) => effective_on > day).toSorted(byDay);
  let balance = entries.reduce((sum, entry) => sum + (entry.effective_on <= day ? entry.minutes : 0), 0);
  let lowest = balance;
  for (const [index, { effective_on, minutes }] of later.entries()) {
    balance += minutes;
    // Entries of one day count together.
    if (later[index + 1]?.effective_on !== effective_on) lowest = Math.min(lowest, balance);
  }
  return lowest;
}

const byDay = (one: Entry, other: Entry) =>
  one.effective_on < other.effective_on ? -1 : one.effective_on > other.effective_on ? 1 : 0;

export interface RequestedType {
  readonly name: string;
  readonly paid_percent: number;
  readonly notice_days: number;
  readonly tenure_months: number;
  readonly blackouts: readonly { readonly from: string; readonly to: string; readonly reason: string }[];
}

export interface LeaveQuestion {
  readonly type: RequestedType;
  readonly days: readonly LeaveDay[];
  /** On the last day, without this request, as far below zero as the policy allows. */
  readonly availableMinutes: number;
  readonly today: string;
  /** Of the employment. */
  readonly startDate: string;
  /** Staff who file for somebody decide themselves about notice, service and balance. */
  readonly isForAnother: boolean;
}

export interface LeaveProblem {
  readonly field: 'leave_type_id' | 'first_day' | 'last_day';
  readonly text: string;
}

/** Why leave cannot be requested; null if it can. Unpaid leave needs no balance. */
export function leaveProblem(question: LeaveQuestion): LeaveProblem | null {
  const { type, days, today, isForAnother } = question;
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || leaveMinutes(days) === 0)
    return { field: 'first_day', text: 'None of these days has a shift, so no leave is needed.' };
  const blackout = type.blackouts.find(({ from, to }) => from <= last.day && first.day <= to);
  if (blackout) {
    const range = `${dayText(blackout.from)} to ${dayText(blackout.to)}`;
    return { field: 'first_day', text: `${type.name} cannot be taken from ${range}: ${blackout.reason}.` };
  }
  return isForAnother ? null : ownProblem(question, first.day, today);
}

function ownProblem(
  { type, days, availableMinutes: available, startDate }: LeaveQuestion,
  first: string,
  today: string,
) {
  const earliest = addDays(today, type.notice_days);
  if (type.notice_days > 0 && first < earliest) {
    const text = `${type.name} needs ${type.notice_days} days of notice. Choose ${dayText(earliest)} or later, or ask HR.`;
    return { field: 'first_day', text } as const;
  }
  const entitled = addMonths(startDate, type.tenure_months);
  if (first < entitled)
    return { field: 'leave_type_id', text: `You can take ${type.name} from ${dayText(entitled)} on.` } as const;
  const wanted = leaveMinutes(days);
  if (type.paid_percent > 0 && wanted > available) {
    const text = `You have ${leaveDaysText(Math.max(0, available))} of ${type.name} available, and these days take ${leaveDaysText(wanted)}.`;
    return { field: 'last_day', text } as const;
  }
  return null;
}
