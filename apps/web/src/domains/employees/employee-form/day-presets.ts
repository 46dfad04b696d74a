import { isDay } from '@muster/contract/plain-day.ts';
import type { DayPreset } from '../../../platform/form/date-field.tsx';

/** Most first days of a new employee are the same day. */
export const startDayPreset = (start: string): readonly DayPreset[] =>
  isDay(start) ? [{ label: 'Start date', day: start }] : [];
