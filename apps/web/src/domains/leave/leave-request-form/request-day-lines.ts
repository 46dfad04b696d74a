import type { PlannedLeaveDay } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { addDays } from '@muster/contract/plain-day.ts';

/** A day that takes leave, or days in a row that take none for one reason. */
export interface RequestDayLine {
  readonly first: string;
  readonly last: string;
  /** Null: the line is free. */
  readonly taken: PlannedLeaveDay | null;
  readonly reason: string | null;
}

const reasons = {
  'rest day': ['Rest day', 'Rest days'],
  holiday: ['Holiday', 'Holidays'],
  'on leave': ['Already on leave', 'Already on leave'],
  'no shift': ['No shift', 'No shift'],
} as const;

/** The days of a request as lines. Free days in a row with the same reason become one line; a named holiday stays alone. */
export function requestDayLines(days: readonly PlannedLeaveDay[]): readonly RequestDayLine[] {
  const lines: (RequestDayLine & { readonly key: string })[] = [];
  for (const one of days) {
    const { day, free, holiday } = one;
    const before = lines.at(-1);
    const key = free === null ? day : free === 'holiday' && holiday !== null ? `${day} ${holiday}` : free;
    if (before && before.key === key && addDays(before.last, 1) === day)
      lines[lines.length - 1] = { ...before, last: day, reason: free === null ? null : reasons[free][1] };
    else
      lines.push({
        ...{ key, first: day, last: day, taken: free === null ? one : null },
        reason: free === null ? null : free === 'holiday' ? (holiday ?? reasons.holiday[0]) : reasons[free][0],
      });
  }
  return lines;
}
