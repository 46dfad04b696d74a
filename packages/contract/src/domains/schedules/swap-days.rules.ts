import type { DayBounds } from '../../day-bounds.rules.ts';
import { addDays } from '../../plain-day.ts';
import { scheduledDaysAhead } from '../shifts/shifts.constants.ts';

/**
 * Work dates whose shifts can be swapped, as far as the schedule is planned. `today` is that of the home zone: in zones
 * to the west, shifts of the day before may still begin.
 */
export const swapDayBounds = (today: string): DayBounds => ({
  first: addDays(today, -1),
  last: addDays(today, scheduledDaysAhead),
});
