import { daysBetween } from '../../plain-day.ts';

/** Milliseconds since 1970 of an instant in UTC, such as `2026-03-09T01:30:00Z`. */
export function utcMilliseconds(instant: string): number {
  const [day = '', time = ''] = instant.replace('Z', '').split('T');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return localMidnight(day) + Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** Milliseconds of a local midnight, as if the zone were UTC. */
export const localMidnight = (day: string): number => daysBetween('1970-01-01', day) * 86_400_000;
