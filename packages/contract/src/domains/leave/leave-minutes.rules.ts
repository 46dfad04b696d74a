import { leaveDayMinutes } from '../../constants.ts';

/** Credits are hundredths of a day. Every credit is found again by `creditsOf`. */
export const minutesOfCredits = (hundredths: number): number => Math.round((hundredths * leaveDayMinutes) / 100);

/** Minutes in hundredths of a day, rounded. */
export const creditsOf = (minutes: number): number => Math.round((minutes * 100) / leaveDayMinutes);

/** Minutes in days, rounded to hundredths. */
export const leaveDaysOf = (minutes: number): number => creditsOf(minutes) / 100;

/** '6.5 days', '1 day' or '-0.25 days'. */
export function leaveDaysText(minutes: number): string {
  const days = leaveDaysOf(minutes);
  return `${days} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
}
