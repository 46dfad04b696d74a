import { leaveDayMinutes } from '../../constants.ts';
import { addDays, addMonths, daysBetween, weekdayText } from '../../plain-day.ts';
import { type PlannedWork, shiftPartMinutes, workedMinutesOf } from '../shifts/shift-parts.rules.ts';
import type { ScheduleStatus } from '../shifts/shifts.constants.ts';
import { leaveDaysText } from './leave-minutes.rules.ts';
import type { LeavePart } from './leave-requests.constants.ts';
import { isWholeDayUnit, type LeaveUnit } from './leave-types.constants.ts';

/** Why a day of a request takes no leave; null: it takes some. */
export type DayOffReason = 'rest day' | 'holiday' | 'on leave' | 'no shift';

/** A part of a day that is asked for. */
export interface AskedPart {
  readonly part: Exclude<LeavePart, 'full'>;
  /** Worked minutes of the shift; null: half of them. */
  readonly asked_minutes: number | null;
}

export interface LeaveDay {
  readonly day: string;
  /** Of the ledger; 0 for a day that needs no leave. */
  readonly minutes: number;
  readonly free: DayOffReason | null;
  readonly part: LeavePart;
  readonly asked_minutes: number | null;
  /** Elapsed minutes at that end of the shift that the leave covers; 0 for a whole day. */
  readonly shift_minutes: number;
}

/**
 * The days of a request, both ends included. A day counts by its work date, so a night shift counts once. Rest days, holidays and days
 * without a shift take no leave, except of a type in calendar days. A part of a shift takes the same part of a day, by worked minutes.
 * `planned`: each work date with a shift.
 */
export function leaveDays(
  first: string,
  last: string,
  planned: ReadonlyMap<string, PlannedWork>,
  { unit, parts = new Map(), employedUntil = null }: LeaveTerms,
): readonly LeaveDay[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = addDays(first, index);
    const work = planned.get(day);
    const reason = work === undefined ? 'no shift' : reasons[work.status];
    const free = unit === 'calendar_day' && reason !== 'on leave' ? null : reason;
    if (free === null && unit === 'calendar_day')
      return employedUntil !== null && day > employedUntil
        ? { day, minutes: 0, free: 'no shift', ...wholeDay }
        : { day, free, ...takenWhole };
    if (work === undefined || free !== null) return { day, minutes: 0, free, ...wholeDay };
    const part = parts.get(day);
    return { day, free, ...(part === undefined ? takenWhole : takenPart(work, part)) };
  });
}

interface LeaveTerms {
  /** What the type is taken in. */
  readonly unit: LeaveUnit;
  readonly parts?: ReadonlyMap<string, AskedPart>;
  /** The last day of the employment; null: none is known. Days after it take no leave. */
  readonly employedUntil?: string | null;
}

const wholeDay = { part: 'full', asked_minutes: null, shift_minutes: 0 } as const;
const takenWhole = { ...wholeDay, minutes: leaveDayMinutes };

function takenPart(work: PlannedWork, { part, asked_minutes }: AskedPart) {
  const all = workedMinutesOf(work);
  const half = part === 'start' ? Math.floor(all / 2) : Math.ceil(all / 2);
  const worked = asked_minutes ?? half;
  if (worked <= 0) return takenWhole;
  // As long as the shift: nothing is left to work. The part stays known for when the shift becomes longer again.
  if (worked >= all) return { part, asked_minutes, minutes: leaveDayMinutes, shift_minutes: work.minutes };
  return {
    part,
    asked_minutes,
    minutes: asked_minutes === null ? leaveDayMinutes / 2 : Math.max(1, Math.round((leaveDayMinutes * worked) / all)),
    shift_minutes: shiftPartMinutes(work, worked, part),
  };
}

/** Whether two parts of one shift leave time for each other. */
export const isBeside = (one: LeavePart, other: LeavePart): boolean =>
  one !== 'full' && other !== 'full' && one !== other;

const reasons: Readonly<Record<ScheduleStatus, DayOffReason | null>> = {
  scheduled: null,
  restday: 'rest day',
  holiday: 'holiday',
  on_leave: 'on leave',
  cancelled: 'no shift',
  swapped: 'no shift',
};

/** A day of some request that is held or taken. */
export interface RequestedDay {
  readonly day: string;
  readonly part: LeavePart;
  readonly minutes: number;
}

/** The first day that another request already takes, as a whole or more of it than is left. */
export function doubleDay(days: readonly RequestedDay[], others: readonly RequestedDay[]): RequestedDay | undefined {
  return days.find(
    (one) =>
      one.minutes > 0 &&
      others.some(
        (other) =>
          other.day === one.day && (!isBeside(one.part, other.part) || one.minutes + other.minutes > leaveDayMinutes),
      ),
  );
}

/** The parts of a request by day. */
export const partsOf = (
  days: readonly { readonly day: string; readonly part: LeavePart; readonly asked_minutes: number | null }[],
): ReadonlyMap<string, AskedPart> =>
  new Map(days.flatMap(({ day, part, asked_minutes }) => (part === 'full' ? [] : [[day, { part, asked_minutes }]])));

export const leaveMinutes = (days: readonly { readonly minutes: number }[]): number =>
  days.reduce((sum, { minutes }) => sum + minutes, 0);

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
  readonly unit: LeaveUnit;
  readonly paid_percent: number;
  readonly notice_days: number;
  readonly tenure_months: number;
  readonly blackouts: readonly { readonly from: string; readonly to: string; readonly reason: string }[];
}

export interface LeaveQuestion {
  readonly type: RequestedType;
  readonly days: readonly LeaveDay[];
  /** What was asked of single days. */
  readonly parts: ReadonlyMap<string, AskedPart>;
  /** Days of other requests that are held or taken. */
  readonly others: readonly RequestedDay[];
  /** On the last day, without this request. */
  readonly availableMinutes: number;
  /** What the balance lacks for the days, beyond what the policy allows below zero; zero or less: nothing. */
  readonly lackingMinutes: number;
  /** When: the last day that takes leave, or the end of a policy year before it. */
  readonly lackingOn: string;
  readonly today: string;
  /** Of the employment. */
  readonly startDate: string;
  /** Staff who file for somebody decide themselves about notice, service and balance. */
  readonly isForAnother: boolean;
}

export interface LeaveProblem {
  readonly field: 'leave_type_id' | 'first_day' | 'last_day' | 'parts';
  readonly text: string;
}

/** Why leave cannot be requested; null if it can. Unpaid leave needs no balance. */
export function leaveProblem(question: LeaveQuestion): LeaveProblem | null {
  const { type, days, today, isForAnother } = question;
  const taken = days.filter(({ minutes }) => minutes > 0);
  const [first] = taken;
  const last = taken.at(-1);
  if (!first || !last) return { field: 'first_day', text: nothingNeeded(days) };
  const double = doubleDay(days, question.others);
  if (double !== undefined) return { field: 'first_day', text: otherLeaveOn(double.day) };
  const wrongPart = partProblem(question);
  if (wrongPart !== null) return { field: 'parts', text: wrongPart };
  const blackout = type.blackouts.find(({ from, to }) => taken.some(({ day }) => from <= day && day <= to));
  if (blackout) {
    const range = `${weekdayText(blackout.from)} to ${weekdayText(blackout.to)}`;
    return { field: 'first_day', text: `${type.name} cannot be taken from ${range}: ${blackout.reason}.` };
  }
  return isForAnother ? null : ownProblem(question, { first: first.day, last: last.day, today });
}

function nothingNeeded(days: readonly LeaveDay[]): string {
  const onLeave = days.find(({ free }) => free === 'on leave');
  return onLeave ? otherLeaveOn(onLeave.day) : 'None of these days has a shift, so no leave is needed.';
}

const otherLeaveOn = (day: string) => `There is other leave on ${weekdayText(day)}.`;

function partProblem({ type, days, parts }: LeaveQuestion): string | null {
  if (parts.size === 0) return null;
  if (isWholeDayUnit(type.unit)) return `${type.name} is taken in whole days.`;
  if (type.unit === 'half_day' && [...parts.values()].some(({ asked_minutes }) => asked_minutes !== null))
    return `${type.name} is taken in whole or half days, not in hours.`;
  const unneeded = [...parts.keys()].find((day) => !days.some((one) => one.day === day && one.minutes > 0));
  return unneeded === undefined
    ? null
    : `${weekdayText(unneeded)} needs no leave. Request a part of a day with a shift.`;
}

function ownProblem(
  { type, days, availableMinutes: available, lackingMinutes: lacking, lackingOn, startDate }: LeaveQuestion,
  { first, last, today }: { readonly first: string; readonly last: string; readonly today: string },
) {
  const earliest = addDays(today, type.notice_days);
  if (type.notice_days > 0 && first < earliest) {
    const text = `${type.name} needs ${type.notice_days} days of notice. Choose ${weekdayText(earliest)} or later, or ask HR.`;
    return { field: 'first_day', text } as const;
  }
  const entitled = addMonths(startDate, type.tenure_months);
  if (first < entitled)
    return { field: 'leave_type_id', text: `You can take ${type.name} from ${weekdayText(entitled)} on.` } as const;
  const wanted = leaveMinutes(days);
  if (type.paid_percent > 0 && lacking > 0) {
    const text =
      lackingOn >= last
        ? `You have ${leaveDaysText(Math.max(0, available))} of ${type.name} available, and these days take ${leaveDaysText(wanted)}.`
        : `You lack ${leaveDaysText(lacking)} of ${type.name} for the days until ${weekdayText(lackingOn)}. What is credited later does not count for them.`;
    return { field: 'last_day', text } as const;
  }
  return null;
}
