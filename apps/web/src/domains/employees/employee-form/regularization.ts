import { isDay, regularizationDay } from '@muster/contract/plain-day.ts';
import { formatLongDay } from '../../../platform/format/dates.ts';

/** Like 'MMMM DD, YYYY' (section 4); null while the start is not a day. */
export function formatRegularization(start: string): string | null {
  return isDay(start) ? formatLongDay(regularizationDay(start)) : null;
}
