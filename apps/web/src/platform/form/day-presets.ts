import { addDays, addMonths, isDay, weekdayOf } from '@muster/contract/plain-day.ts';
import type { DayPreset } from './date-field.tsx';

/** The days on which work often begins. None while the server's day is not known. */
export const startDays = (today: string): readonly DayPreset[] =>
  isDay(today)
    ? [
        { label: 'Today', day: today },
        { label: 'Next Monday', day: addDays(today, 8 - weekdayOf(today)) },
      ]
    : [];

/** The days on which work often ends. None while the server's day is not known. */
export const lastDays = (today: string): readonly DayPreset[] =>
  isDay(today)
    ? [
        { label: 'Today', day: today },
        { label: 'End of month', day: addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1) },
      ]
    : [];
