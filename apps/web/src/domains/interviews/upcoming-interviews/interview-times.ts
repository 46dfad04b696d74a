import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { homeZone } from '@muster/contract/time.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { clockThere } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { shortClockRange } from '../short-range.ts';

export interface InterviewTimes {
  /** In the zone whose clock comes first. */
  readonly day: string;
  /** '9:30 – 10:15 AM', with the city where the viewer has another clock. */
  readonly range: string;
  /** The other clock: '5:30 PM Manila', with the day where it is another one. Null where it is the same clock. */
  readonly there: string | null;
}

/** When an interview is, for a line with a date tile. Clients read their own clock first. */
export function interviewTimes(row: Pick<InterviewRow, 'starts_at' | 'ends_at' | 'timezone'>, viewerZone: string) {
  const { starts_at, ends_at, timezone } = row;
  const begins = instantOf(starts_at) ?? 0;
  const [day, dayThere] = [dayAt(begins, timezone), dayAt(begins, homeZone)];
  const isElsewhere = clockThere(starts_at, timezone, viewerZone) !== null;
  const range = shortClockRange(starts_at, ends_at, timezone);
  const there = clockThere(starts_at, homeZone, timezone);
  const times: InterviewTimes = {
    day,
    range: isElsewhere ? noBreak(`${range} ${zoneCity(timezone)}`) : range,
    there: there !== null && dayThere !== day ? `${formatWeekday(dayThere)}, ${there}` : there,
  };
  return times;
}
