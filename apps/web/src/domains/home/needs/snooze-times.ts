import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import { instantOfLocal, isoOf } from '../../../platform/clock/local-instant.ts';
import { dayAt } from '../../../platform/format/dates.ts';

export interface SnoozeTime {
  readonly label: string;
  /** ISO 8601. */
  readonly until: string;
}

const hourMs = 3_600_000;

/** When a snoozed entry can come back, on the viewer's clock. */
export function snoozeTimes(now: number, zone: string): readonly SnoozeTime[] {
  const today = dayAt(now, zone);
  const morningOf = (day: string) => instantOfLocal(`${day}T09:00`, zone) ?? '';
  return [
    { label: 'In 3 hours', until: isoOf(now + 3 * hourMs) },
    { label: 'Tomorrow morning', until: morningOf(addDays(today, 1)) },
    { label: 'Next Monday', until: morningOf(addDays(today, 8 - weekdayOf(today))) },
  ];
}
