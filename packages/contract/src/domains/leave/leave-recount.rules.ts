import { type AskedPart, doubleDay, type LeaveDay, type RequestedDay } from './leave-days.rules.ts';
import type { LeaveDayState } from './leave-requests.constants.ts';

type CountedDay = Pick<LeaveDay, 'day' | 'minutes' | 'part' | 'asked_minutes' | 'shift_minutes'>;

interface RecountQuestion {
  /** Of the request. Days that were given back stay given back. */
  readonly days: readonly (CountedDay & { readonly state: LeaveDayState })[];
  /** By the present schedule, as if the request did not mark it. */
  readonly counted: readonly LeaveDay[];
  /** Days of other requests. Such a day is not added, or only beside them. */
  readonly others: readonly RequestedDay[];
  /** Days on which the employee works for a colleague. They are not added. */
  readonly covering: ReadonlySet<string>;
}

export interface RecountedDays {
  /** They need no leave now. */
  readonly freed: readonly LeaveDay[];
  /** They need some now. */
  readonly added: readonly LeaveDay[];
  /** The shift has another length or other breaks now. */
  readonly changed: readonly LeaveDay[];
}

/** How a change of the schedule changes the days of a request. */
export function recountedDays({ days, counted, others, covering }: RecountQuestion): RecountedDays {
  const before = new Map(days.map((one) => [one.day, one]));
  const isCounted = (day: string) => before.get(day)?.state === 'held' || before.get(day)?.state === 'taken';
  const isOpen = (one: LeaveDay) =>
    before.get(one.day)?.state !== 'released' && !covering.has(one.day) && doubleDay([one], others) === undefined;
  return {
    freed: counted.filter(({ day, minutes }) => minutes === 0 && isCounted(day)),
    added: counted.filter((one) => one.minutes > 0 && !isCounted(one.day) && isOpen(one)),
    changed: counted.filter((one) => {
      const was = before.get(one.day);
      return one.minutes > 0 && was !== undefined && isCounted(one.day) && !isSameDay(one, was);
    }),
  };
}

/**
 * The parts of days to count, where a whole day was asked for that other leave has since taken one half of: the other half. Both can have been
 * asked for while the day was a holiday.
 */
export function partsBeside(
  parts: ReadonlyMap<string, AskedPart>,
  { days, others }: Pick<RecountQuestion, 'days' | 'others'>,
  range: { readonly first: string; readonly last: string },
): ReadonlyMap<string, AskedPart> {
  const isTaken = (day: string) => days.some((one) => one.day === day && one.state !== 'recounted');
  const halves = others.flatMap(({ day, part }) => {
    const isOnly = others.filter((one) => one.day === day).length === 1;
    const isAsked = range.first <= day && day <= range.last && !parts.has(day) && !isTaken(day);
    return part === 'full' || !isOnly || !isAsked ? [] : [[day, besides[part]] as const];
  });
  return new Map([...parts, ...halves]);
}

const besides = {
  start: { part: 'end', asked_minutes: null },
  end: { part: 'start', asked_minutes: null },
} as const;

/** Days from one on that need no leave now, and that the leave takes again if their shift returns. */
export const returningDays = (
  days: readonly { readonly day: string; readonly state: LeaveDayState }[],
  from: string,
): readonly string[] => days.flatMap(({ day, state }) => (state === 'recounted' && day >= from ? [day] : []));

const isSameDay = (one: CountedDay, other: CountedDay) =>
  one.minutes === other.minutes && one.part === other.part && one.shift_minutes === other.shift_minutes;
