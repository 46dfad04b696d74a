import { twelveHourText } from './hour-cycle.ts';

/** Minutes since midnight. */
export function minuteOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM`, up to `24:00`. */
export function clockOfMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** '21:05' is '9:05 PM'. */
export function clockTimeText(clock: string): string {
  const minutes = minuteOfClock(clock);
  return twelveHourText({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}
