import { latestDay } from './time.ts';

/** True for a real day of the calendar between 1900-01-01 and 9999-12-31, written YYYY-MM-DD. */
export function isDay(day: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match || day < '1900-01-01' || day > latestDay) return false;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
