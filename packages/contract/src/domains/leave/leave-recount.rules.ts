import { doubleDay, type LeaveDay, type RequestedDay } from './leave-days.rules.ts';
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

/** Days from one on that need no leave now, and that the leave takes again if their shift returns. */
export const returningDays = (
  days: readonly { readonly day: string; readonly state: LeaveDayState }[],
  from: string,
): readonly string[] => days.flatMap(({ day, state }) => (state === 'recounted' && day >= from ? [day] : []));

const isSameDay = (one: CountedDay, other: CountedDay) =>
  one.minutes === other.minutes && one.part === other.part && one.shift_minutes === other.shift_minutes;
