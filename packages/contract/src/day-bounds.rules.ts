import { weekdayText } from './plain-day.ts';
import { validationMessages as say } from './validation-messages.ts';

export interface DayBounds {
  /** Null: any earlier day. */
  readonly first: string | null;
  readonly last: string;
}

/**
 * Why a day is out of the bounds of its field; null within them. Every date field accepts days until 9999, but the days
 * around them are computed only for a day that a schedule or a plan can have.
 */
export function dayOutOfBounds(label: string, day: string, { first, last }: DayBounds): string | null {
  if (day > last) return say.latestDay(label, weekdayText(last));
  return first !== null && day < first ? say.earliestDay(label, weekdayText(first)) : null;
}
