import { minuteOfClock } from '@muster/contract/clock-time.ts';
import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { localOfInstant } from '../../../platform/clock/local-instant.ts';
import { minutesOf } from '../interview-minutes.ts';

/** An interview on its local day, beside those that overlap it. */
export interface PlacedInterview extends TimeSpan {
  readonly interview: InterviewRow;
  /** From the left, of so many. */
  readonly lane: number;
  readonly lanes: number;
}

const minutesOfDay = 1440;

/** Interviews that begin on a local day. One that ends after midnight is cut there. */
export function interviewsOn(interviews: readonly InterviewRow[], day: string, zone: string): PlacedInterview[] {
  const onDay = interviews
    .flatMap((interview) => {
      const [date, clock = ''] = localOfInstant(interview.starts_at, zone).split('T');
      if (date !== day) return [];
      const from = minuteOfClock(clock);
      return [{ interview, from, until: Math.min(minutesOfDay, from + minutesOf(interview)) }];
    })
    .toSorted((one, other) => one.from - other.from);
  return groupsOf(onDay).flatMap(inLanes);
}

type OnDay = Omit<PlacedInterview, 'lane' | 'lanes'>;

/** Each group overlaps, directly or through others; groups do not. */
function groupsOf(sorted: readonly OnDay[]): OnDay[][] {
  const groups: OnDay[][] = [];
  let end = 0;
  for (const one of sorted) {
    const group = groups.at(-1);
    if (group !== undefined && one.from < end) group.push(one);
    else groups.push([one]);
    end = Math.max(end, one.until);
  }
  return groups;
}

/** Each takes the first lane that is free. */
function inLanes(group: readonly OnDay[]): PlacedInterview[] {
  const ends: number[] = [];
  const placed = group.map((one) => {
    const free = ends.findIndex((end) => end <= one.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = one.until;
    return { ...one, lane };
  });
  return placed.map((one) => ({ ...one, lanes: ends.length }));
}
