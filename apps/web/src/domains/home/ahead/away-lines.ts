import type { ClassedSpan, StaffSpan } from '@muster/contract/domains/leave/leave-calendar-answers.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { formatDay, formatDays } from '../../../platform/format/dates.ts';

/** Today included. */
export const awayDays = 14;
export const mostAwayLines = 6;

export interface AwayPerson {
  readonly id: number;
  readonly name: string;
  readonly away: readonly (StaffSpan | ClassedSpan)[];
}

interface AwayLine {
  readonly key: string;
  readonly day: string;
  readonly name: string;
  readonly text: string;
  readonly isWaiting: boolean;
}

/** By the first day, then by name. Who is away today comes first. */
export function awayLines(people: readonly AwayPerson[], today: string): AwayLine[] {
  return people
    .flatMap(({ id, name, away }) =>
      away.map((span) => ({
        key: `${id} ${span.first}`,
        day: span.first,
        name,
        text: [
          labelOf(span),
          span.first === today ? untilText(span.last, today) : formatDays(span.first, span.last),
        ].join(' · '),
        isWaiting: 'is_waiting' in span && span.is_waiting,
      })),
    )
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.name, b.name));
}

const labelOf = (span: StaffSpan | ClassedSpan) => ('class' in span ? leaveClassLabels[span.class] : span.leave_type);

const untilText = (last: string, today: string) => (last === today ? 'Today' : `Until ${formatDay(last)}`);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
