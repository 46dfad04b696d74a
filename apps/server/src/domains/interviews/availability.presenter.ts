import { clockOfMinute } from '@muster/contract/clock-time.ts';
import { type Availability, nextFreeSpan } from '@muster/contract/domains/interviews/availability.rules.ts';
import type {
  AvailabilityRecord,
  AvailabilityRow,
  ClientAvailability,
} from '@muster/contract/domains/interviews/availability-answers.ts';
import type { ListedAvailability, StoredAvailability, StoredHours } from './stored-availability.ts';

/** `now` in milliseconds. */
export function presentAvailability(stored: StoredAvailability, now: number): AvailabilityRecord {
  const { id, uuid, version, timezone, notice_hours, buffer_minutes, updated_at } = stored;
  return {
    id,
    uuid,
    version,
    timezone,
    notice_hours,
    buffer_minutes,
    weekly: stored.weekly.map(({ weekday, ...times }) => ({ weekday, ...clocksOf(times) })),
    days: stored.days.map(({ day, note, hours }) => ({ day, note, hours: hours.map(clocksOf) })),
    busy: stored.busy.map(({ starts_at, ends_at }) => ({ starts_at: isoOf(starts_at), ends_at: isoOf(ends_at) })),
    next_free_at: nextFreeAt(stored, now),
    updated_at,
  };
}

export function presentClientAvailability(stored: StoredAvailability, now: number): ClientAvailability {
  return { ...presentAvailability(stored, now), name: stored.name, client: stored.client };
}

/** `stored`: the same one with its hours. */
export function presentAvailabilityRow(
  row: ListedAvailability,
  stored: StoredAvailability | undefined,
  now: number,
): AvailabilityRow {
  return { ...row, next_free_at: stored === undefined ? null : nextFreeAt(stored, now) };
}

/** As the rules of the contract read it. */
export function availabilityOf({ timezone, weekly, days, busy, notice_hours }: StoredAvailability): Availability {
  return {
    zone: timezone.name,
    weekly: weekly.map(({ weekday, ...times }) => ({ weekday, ...clocksOf(times) })),
    days: days.map(({ day, hours }) => ({ day, hours: hours.map(clocksOf) })),
    busy: busy.map(({ starts_at, ends_at }) => ({ from: millisecondsOf(starts_at), until: millisecondsOf(ends_at) })),
    notice_hours,
  };
}

function nextFreeAt(stored: StoredAvailability, now: number): string | null {
  const span = nextFreeSpan(availabilityOf(stored), now);
  return span && Temporal.Instant.fromEpochMilliseconds(span.from).toString();
}

const clocksOf = ({ start_minute, end_minute }: StoredHours) => ({
  start: clockOfMinute(start_minute),
  end: clockOfMinute(end_minute),
});

const millisecondsOf = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;

const isoOf = (instant: string) => Temporal.Instant.from(instant).toString();
