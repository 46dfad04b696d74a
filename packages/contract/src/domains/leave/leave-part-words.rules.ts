import { leaveDayMinutes } from '../../constants.ts';
import { weekdayText } from '../../plain-day.ts';
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

/** After the days in a notice: ', second half' or ' (Fri, Mar 13, 2026: first half)'; empty for whole days. */
export function partsWords({ first_day: first, last_day: last, days }: WordedLeave): string {
  const parts = days.flatMap((one) => {
    const part = one.state === 'recounted' ? null : partText(one);
    return part === null ? [] : [{ day: one.day, part }];
  });
  if (parts.length === 0) return '';
  if (first === last) return `, ${parts.map(({ part }) => part).join(', ')}`;
  return ` (${parts.map(({ day, part }) => `${weekdayText(day)}: ${part}`).join(', ')})`;
}
