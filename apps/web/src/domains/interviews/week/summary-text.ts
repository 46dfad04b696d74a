import type { AvailabilityRecord } from '@muster/contract/domains/interviews/availability-answers.ts';
import { homeZone } from '@muster/contract/time.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatClock, formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { clockThere } from '../../../platform/format/zone-times.ts';
import { hasClockOfHome, zoneCity } from '../../../platform/format/zones.ts';

/** '24 h notice · 15 min between interviews'. */
export const termsText = ({ notice_hours, buffer_minutes }: AvailabilityRecord): string =>
  [
    notice_hours === 0 ? 'No notice' : `${minutesText(notice_hours * 60)} notice`,
    buffer_minutes === 0 ? 'no time between interviews' : `${minutesText(buffer_minutes)} between interviews`,
  ].join(' · ');

/** The same without weekdays, for a line on a phone: 'Mar 10, 9:30 AM London · 5:30 PM Manila'. */
export const shortTimesText = (instant: string, zone: string): string | null => timesText(instant, zone, formatDay);

/** Below a chosen day: '9:30 AM London · 5:30 PM Manila'. */
export const clocksText = (instant: string, zone: string): string | null => timesText(instant, zone, null);

/** 'Tue, Mar 10, 9:30 AM London · 5:30 PM Manila', with the day in Manila where it is another one. */
export const nextFreeText = (instant: string | null, zone: string): string | null =>
  timesText(instant, zone, formatWeekday);

/** 'Tue, Mar 10, 5:30 PM' by the viewer's clock, and '9:30 AM London' by the other one, with the day where it is another. */
export function freeTimes(instant: string, zone: string, viewerZone: string): readonly [string, string | null] {
  const read = instantOf(instant) ?? 0;
  const textIn = (place: string) => `${formatWeekday(dayAt(read, place))}, ${noBreak(formatClock(read, place))}`;
  const other = [zone, homeZone].find((place) => clockThere(instant, place, viewerZone) !== null);
  if (other === undefined) return [textIn(viewerZone), null];
  const isOtherDay = dayAt(read, other) !== dayAt(read, viewerZone);
  const there = noBreak(`${formatClock(read, other)} ${zoneCity(other)}`);
  return [textIn(viewerZone), isOtherDay ? `${formatWeekday(dayAt(read, other))}, ${there}` : there];
}

type DayText = (day: string) => string;

/** Without `dayText` the day is known in the zone, and named only where Manila has another one. */
function timesText(instant: string | null, zone: string, dayText: DayText | null): string | null {
  const read = instant === null ? null : instantOf(instant);
  if (read === null) return null;
  const clock = noBreak(`${formatClock(read, zone)} ${zoneCity(zone)}`);
  const own = dayText === null ? clock : `${dayText(dayAt(read, zone))}, ${clock}`;
  if (hasClockOfHome(zone)) return own;
  const isOtherDay = dayAt(read, zone) !== dayAt(read, homeZone);
  const there = noBreak(`${formatClock(read, homeZone)} ${zoneCity(homeZone)}`);
  return `${own} · ${isOtherDay ? `${(dayText ?? formatDay)(dayAt(read, homeZone))}, ` : ''}${there}`;
}
