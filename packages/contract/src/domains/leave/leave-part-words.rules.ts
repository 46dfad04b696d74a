import { leaveDayMinutes } from '../../constants.ts';
import { weekdaysText, weekdayText } from '../../plain-day.ts';
import type { LeaveDayState, LeavePart } from './leave-requests.constants.ts';

interface PartOfDay {
  readonly part: LeavePart;
  /** Of the ledger. */
  readonly minutes: number;
}

/** 'first half' or 'end of the shift'; null for a whole day. */
export function partText({ part, minutes }: PartOfDay): string | null {
  if (part === 'full') return null;
  if (minutes * 2 === leaveDayMinutes) return part === 'start' ? 'first half' : 'second half';
  return `${part} of the shift`;
}

export interface WordedLeave {
  readonly first_day: string;
  readonly last_day: string;
  readonly days: readonly (PartOfDay & { readonly day: string; readonly state?: LeaveDayState })[];
}

/** In a notice: 'Mon, Mar 9, 2026, second half' or 'Mon, Mar 9 – Fri, Mar 13, 2026 (Fri, Mar 13, 2026: first half)'. */
export function leaveDaysWords({ first_day: first, last_day: last, days }: WordedLeave): string {
  const parts = days.flatMap((one) => {
    const part = one.state === 'recounted' ? null : partText(one);
    return part === null ? [] : [{ day: one.day, part }];
  });
  const range = weekdaysText(first, last);
  if (parts.length === 0) return range;
  if (first === last) return `${range}, ${parts.map(({ part }) => part).join(', ')}`;
  return `${range} (${parts.map(({ day, part }) => `${weekdayText(day)}: ${part}`).join(', ')})`;
}
