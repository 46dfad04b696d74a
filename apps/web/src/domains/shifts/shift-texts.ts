import { timeOfDayRange } from '../../platform/format/time-of-day.ts';
import { zoneCity } from '../../platform/format/zones.ts';

/** '9:00 PM – 6:00 AM Manila': local times always name their zone. */
export function hoursText(one: { start_time: string; end_time: string; timezone: string }): string {
  return `${timeOfDayRange(one.start_time, one.end_time)} ${zoneCity(one.timezone)}`;
}
