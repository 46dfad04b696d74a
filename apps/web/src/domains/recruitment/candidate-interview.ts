import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import { clockText, dayAt, formatWeekday } from '../../platform/format/dates.ts';
import { noBreak } from '../../platform/format/no-break.ts';
import { clockThere } from '../../platform/format/zone-times.ts';

type Interview = NonNullable<MyCandidate['interview']>;

/** 'Wed, Dec 2, 1:00 PM' for the viewer, and '10:00 AM London' where the client user who takes part has another clock. */
export function interviewWhen({ starts_at, timezone }: Interview, zone: string) {
  const day = formatWeekday(dayAt(instantOf(starts_at) ?? 0, zone));
  return { text: noBreak(`${day}, ${clockText(starts_at, zone)}`), there: clockThere(starts_at, timezone, zone) };
}

/** '4 of 5' */
export const ratingText = (rating: number): string => noBreak(`${rating} of 5`);
