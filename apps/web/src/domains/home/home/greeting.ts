import { offsetZone } from '../../../platform/format/zones.ts';

/** 'Good morning, Maricel'. `at` in milliseconds; the hour is that of the viewer's timezone. */
export function greeting(name: string, at: number, zone: string): string {
  return `${partOfDay(hourIn(zone, at))}, ${name.trim().split(/\s+/)[0] ?? name}`;
}

function partOfDay(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

function hourIn(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: offsetZone(zone), hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(at));
}
