import { zoneCity } from '../../platform/format/zones.ts';

const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** 'Mon–Fri', 'Tue–Sat', 'Mon, Wed, Sat'; 1 is Monday. */
export function weekdaysText(days: readonly number[]): string {
  if (days.length === 7) return 'Every day';
  const sorted = days.toSorted((one, other) => one - other);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '–';
  const name = (day: number) => shortDays[day - 1] ?? '';
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${name(first)}–${name(last)}`;
  return sorted.map(name).join(', ');
}

/** '22:00–07:00 (Manila)': local times always name their zone. */
export function hoursText(one: { start_time: string; end_time: string; timezone: string }): string {
  return `${one.start_time}–${one.end_time} (${zoneCity(one.timezone)})`;
}
