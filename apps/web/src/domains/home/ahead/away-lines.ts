import { leaveDayMinutes } from '@muster/contract/constants.ts';
import type { ClassedSpan, StaffSpan } from '@muster/contract/domains/leave/leave-calendar-answers.ts';
import { partText } from '@muster/contract/domains/leave/leave-part-words.rules.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { formatDay, formatDays, formatWeekday } from '../../../platform/format/dates.ts';

/** Today included. */
export const awayDays = 14;
export const mostAwayLines = 6;
/** Where nobody is away today. */
export const mostComingLines = 3;

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

/**
 * Leave that begins within the shown days, by the first day, then by name. Who is away today comes first. `readUntil`: the last day that was
 * read; leave that goes on until then may last longer, and says so.
 */
export function awayLines(people: readonly AwayPerson[], today: string, readUntil: string): AwayLine[] {
  const shownUntil = addDays(today, awayDays - 1);
  return people
    .flatMap(({ id, name, away }) =>
      away
        .filter(({ first }) => first <= shownUntil)
        .map((span) => ({
          key: `${id} ${span.first}`,
          day: span.first,
          name,
          text: [
            labelOf(span),
            rangeText(span, today) + (span.last === readUntil ? ' or later' : ''),
            ...halfOf(span),
          ].join(' · '),
          isWaiting: 'is_waiting' in span && span.is_waiting,
        })),
    )
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.name, b.name));
}

/** Of a day of which a part is leave. */
function halfOf({ first, last, part, days }: StaffSpan | ClassedSpan): string[] {
  const text = first === last ? partText({ part, minutes: days * leaveDayMinutes }) : null;
  return text === null ? [] : [text];
}

const labelOf = (span: StaffSpan | ClassedSpan) => ('class' in span ? leaveClassLabels[span.class] : span.leave_type);

const rangeText = ({ first, last }: StaffSpan | ClassedSpan, today: string) =>
  first === today ? untilText(last, today) : first === last ? formatWeekday(first) : formatDays(first, last);

const untilText = (last: string, today: string) => (last === today ? 'Today' : `Until ${formatDay(last)}`);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
