import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';

interface OfferedTime {
  readonly starts_at: string;
}

interface OfferedDay<Time> {
  /** On the clock of the client. */
  readonly day: string;
  readonly times: readonly Time[];
}

/** The times by day, in order. */
export function offeredDays<Time extends OfferedTime>(times: readonly Time[], zone: string): OfferedDay<Time>[] {
  const byDay = Map.groupBy(times, ({ starts_at }) => dayAt(instantOf(starts_at) ?? 0, zone));
  return [...byDay].map(([day, ofDay]) => ({ day, times: ofDay }));
}
