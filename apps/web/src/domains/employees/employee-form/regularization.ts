import { isDay } from '@muster/contract/plain-day.ts';
import { formatLongDay } from '../../../platform/format/dates.ts';

const regularizationMonths = 6;

/**
 * Start date plus six months, clamped to the month's last day, as 'MMMM DD, YYYY' (section 4); null while the start is
 * not a day. Without Temporal, because some browsers lack it and its polyfill is too large for one line of a form.
 */
export function formatRegularization(start: string): string | null {
  if (!isDay(start)) return null;
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  const target = month - 1 + regularizationMonths;
  const targetYear = year + Math.floor(target / 12);
  const targetMonth = (target % 12) + 1;
  const last = Math.min(day, daysIn(targetYear, targetMonth));
  return formatLongDay(`${targetYear}-${two(targetMonth)}-${two(last)}`);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const two = (number: number) => String(number).padStart(2, '0');
