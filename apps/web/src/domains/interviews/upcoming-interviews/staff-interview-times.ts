import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { clockThere } from '../../../platform/format/zone-times.ts';
import { shortClockRange } from '../short-range.ts';
import type { InterviewTimes } from './interview-times.ts';

/** For staff: their own clock first, then the client's, with the day where it is another one. */
export function staffInterviewTimes(
  { starts_at, ends_at, timezone }: Pick<InterviewRow, 'starts_at' | 'ends_at' | 'timezone'>,
  viewerZone: string,
): InterviewTimes {
  const begins = instantOf(starts_at) ?? 0;
  const [day, dayThere] = [dayAt(begins, viewerZone), dayAt(begins, timezone)];
  const there = clockThere(starts_at, timezone, viewerZone);
  return {
    day,
    range: shortClockRange(starts_at, ends_at, viewerZone),
    there: there !== null && dayThere !== day ? `${formatWeekday(dayThere)}, ${there}` : there,
  };
}
