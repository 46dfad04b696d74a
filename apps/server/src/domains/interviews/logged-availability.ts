import { clockOfMinute } from '@muster/contract/clock-time.ts';
import type { StoredAvailability, StoredHours } from './stored-availability.ts';

/** As the activity log shows it. What somebody is busy with is nowhere stored. */
export function loggedAvailability(stored: StoredAvailability): Readonly<Record<string, unknown>> {
  const { timezone, notice_hours, buffer_minutes, weekly, days, busy } = stored;
  const ofWeekday = Map.groupBy(weekly, ({ weekday }) => weekday);
  return {
    timezone_id: timezone.name,
    notice_hours,
    buffer_minutes,
    weekly: [...ofWeekday].map(([weekday, hours]) => `${weekdays[weekday - 1]} ${hoursText(hours)}`),
    days: days.map(({ day, hours }) => `${day} ${hours.length === 0 ? 'closed' : hoursText(hours)}`),
    busy: busy.map(({ starts_at, ends_at }) => `${minuteText(starts_at)} – ${minuteText(ends_at)}`),
  };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const hoursText = (hours: readonly StoredHours[]) =>
  hours
    .map(({ start_minute, end_minute }) => `${clockOfMinute(start_minute)} – ${clockOfMinute(end_minute)}`)
    .join(', ');

const minuteText = (instant: string) => Temporal.Instant.from(instant).toString({ smallestUnit: 'minute' });
