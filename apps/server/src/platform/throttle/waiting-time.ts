import { counted } from '@muster/contract/counted.ts';

const minute = 60;
const hour = 60 * minute;

/** Whole seconds, minutes or hours, rounded up: `2 minutes` for 61 seconds. */
export function waitingTime(seconds: number): string {
  if (seconds < minute) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 2 * hour) return counted(Math.ceil(seconds / minute), 'minute');
  return counted(Math.ceil(seconds / hour), 'hour');
}
