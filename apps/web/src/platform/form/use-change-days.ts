import { addMonths } from '@muster/contract/plain-day.ts';
import { now } from '../clock/clock.ts';
import { dayAt } from '../format/dates.ts';
import { useViewerZone } from '../session/account-queries.ts';
import type { DayPreset } from './date-field.tsx';

/** The days on which most changes begin: today, and the first of the next month, when pay and billing periods begin. */
export function useChangeDays(): readonly DayPreset[] {
  const today = dayAt(now(), useViewerZone());
  return [
    { label: 'Today', day: today },
    { label: 'Next month', day: addMonths(`${today.slice(0, 7)}-01`, 1) },
  ];
}
