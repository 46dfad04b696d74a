import { dayText } from '../../plain-day.ts';
import { hoursText } from './weekly-hours.rules.ts';

/** What the schedule says about a day beside the days around it. Minutes are null where there is no conflict. */
export interface DayConflicts {
  /** Rest before the shift; negative: it overlaps with the one before. */
  readonly restMinutes: number | null;
  /** Work date of the shift before. */
  readonly earlier: string | null;
  /** Of the week up to this day, the first one beyond the limit. */
  readonly overMinutes: number | null;
  readonly limitHours: number;
}

/** Conflicts in words, for the marks of the calendar. */
export function conflictTexts({ restMinutes, earlier, overMinutes, limitHours }: DayConflicts): string[] {
  return [
    ...(restMinutes === null || earlier === null
      ? []
      : [`Only ${hoursText(Math.max(0, restMinutes))} of rest after the shift of ${dayText(earlier)}.`]),
    ...(overMinutes === null ? [] : [`${hoursText(overMinutes)} in this week, ${limitHours} h are allowed.`]),
  ];
}
