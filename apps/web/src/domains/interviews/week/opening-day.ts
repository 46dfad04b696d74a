import { minuteOfClock } from '@muster/contract/clock-time.ts';
import type { AvailabilityRecord } from '@muster/contract/domains/interviews/availability-answers.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { isoOf, localOfInstant } from '../../../platform/clock/local-instant.ts';
import { dayAt } from '../../../platform/format/dates.ts';
import { availabilityValuesOf } from '../availability-values.ts';
import { weekDay } from './week-days.ts';

const daysAhead = 8 * 7;

/**
 * The day whose week an availability opens with: that of the next free time, else the first one with something to come,
 * else tomorrow. Late in a week it would otherwise open with past days. `now`: milliseconds since 1970.
 */
export function openingDay(record: AvailabilityRecord | null, now: number, zone: string): string {
  const next = addDays(dayAt(now, zone), 1);
  if (record === null) return next;
  const free = record.next_free_at === null ? null : instantOf(record.next_free_at);
  if (free !== null) return dayAt(free, zone);
  const [today, minute] = [dayAt(now, zone), minuteOfClock(localOfInstant(isoOf(now), zone).slice(11))];
  const values = availabilityValuesOf(record, record.timezone);
  const hasMore = (day: string) => weekDay(values, day).blocks.some(({ until }) => day > today || until > minute);
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index)).find(hasMore) ?? next;
}
