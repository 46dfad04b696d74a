import { instantOf } from '../../platform/clock/clock.ts';
import { dayAt, formatDay } from '../../platform/format/dates.ts';

/** 'opened Nov 21': the line under the title of a position. */
export const openedText = (opened_at: string, zone: string): string =>
  `opened ${formatDay(dayAt(instantOf(opened_at) ?? 0, zone))}`;
