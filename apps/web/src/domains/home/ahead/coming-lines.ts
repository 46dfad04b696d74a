import { counted } from '@muster/contract/counted.ts';
import type { ComingUp } from '@muster/contract/domains/home/coming-up.calls.ts';
import { addDays, halfMonthOf } from '@muster/contract/plain-day.ts';
import { formatDays, formatWeekday } from '../../../platform/format/dates.ts';
import { type AwayPerson, awayLines } from './away-lines.ts';

export interface ComingLine {
  readonly key: string;
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** The records behind it, where the names are links instead of `text`. */
  readonly people: ComingUp['people'];
  readonly more: number;
  readonly isWaiting: boolean;
}

interface Coming {
  readonly events: readonly ComingUp[];
  readonly away: readonly AwayPerson[];
  readonly today: string;
  /** The last day for which leave was read. */
  readonly readUntil: string;
  /** Whether leave that runs already is shown. */
  readonly withToday: boolean;
  /** Whether the viewer locks periods. */
  readonly withPeriod: boolean;
}

/** What comes by day, whatever it is: holidays, starters, last days, the end of a payroll period and leave. One line for each day and kind. */
export function comingLines({ events, away, today, readUntil, withToday, withPeriod }: Coming): ComingLine[] {
  const lines = [
    ...events.map(eventLine),
    ...(withPeriod ? [periodLine(today)] : []),
    ...leaveLines(away, today, readUntil).filter(({ day }) => withToday || day > today),
  ];
  return lines.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

const plain = { people: [], more: 0, isWaiting: false };

function eventLine({ day, kind, count, people, note }: ComingUp): ComingLine {
  const key = `${day} ${kind}`;
  const [first] = people;
  if (kind === 'holiday')
    return { ...plain, key, day, title: note ?? 'Holiday', text: counted(count, 'person', 'people') };
  const isOne = count === 1 && first !== undefined;
  const title =
    kind === 'starter'
      ? `${isOne ? first.name : `${count} people`} ${isOne ? 'starts' : 'start'}`
      : `Last day of ${isOne ? first.name : `${count} people`}`;
  return { ...plain, key, day, title, text: '', people, more: count - people.length };
}

function periodLine(today: string): ComingLine {
  const { first, last } = halfMonthOf(today);
  const title = `Payroll period ${formatDays(first, last)} ends`;
  return {
    ...plain,
    key: `${last} period`,
    day: last,
    title,
    text: `Can be locked from ${formatWeekday(addDays(last, 1))}`,
  };
}

const mostNamed = 2;
/** Two longer names and a number would not fit on one line. */
const mostLetters = 34;

/** People whose leave begins on one day share a line; those who are away already share the one of today. */
function leaveLines(away: readonly AwayPerson[], today: string, readUntil: string): ComingLine[] {
  const byDay = Map.groupBy(awayLines(away, today, readUntil), ({ day }) => (day < today ? today : day));
  return [...byDay].map(([day, some]) => {
    const [first] = some;
    const key = `${day} leave`;
    const pending = some.filter(({ isWaiting }) => isWaiting).length;
    if (some.length === 1 && first)
      return { ...plain, key, day, title: first.name, text: first.text, isWaiting: first.isWaiting };
    const two = some.slice(0, mostNamed).map(({ name }) => name);
    const names = some.length > mostNamed && two.join(', ').length > mostLetters ? two.slice(0, 1) : two;
    const rest = some.length - names.length;
    const text = [
      rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(' and '),
      ...(pending > 0 ? [`${pending} pending`] : []),
    ].join(' · ');
    return { ...plain, key, day, title: `${some.length} people ${day === today ? 'are away' : 'go on leave'}`, text };
  });
}
