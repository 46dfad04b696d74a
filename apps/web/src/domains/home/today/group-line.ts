import type { CallAnswer } from '@muster/contract/call.ts';
import { countText } from '@muster/contract/counted.ts';
import type { TodayGroupName, todayCalls } from '@muster/contract/domains/home/today.calls.ts';
import { clockText } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';

export type TodayAnswer = CallAnswer<(typeof todayCalls)['read']>;

/** The second line of a cell: 'of 24 today · 3 on break', 'Rommel 7 min, Faye 12 min', 'Next at 3:00 PM'. */
export function groupLine(name: TodayGroupName, today: TodayAnswer, zone: string): string {
  const { count, people } = today.groups[name];
  if (name === 'working') {
    const { total, on_break, finished, on_holiday } = today;
    const others = [
      ...(on_break > 0 ? [`${countText(on_break)} on break`] : []),
      ...(finished > 0 ? [`${countText(finished)} finished`] : []),
      ...(on_holiday > 0 ? [`${countText(on_holiday)} on holiday`] : []),
    ];
    // Three parts with the day would not fit; people on a break are in the figure already.
    return [`of ${countText(total)}${others.length > 1 ? '' : ' today'}`, ...others.slice(-2)].join(' · ');
  }
  const [first] = people;
  if (first === undefined) return none[name];
  if (name === 'later') return `Next at ${clockText(first.starts_at, zone)}`;
  if (name === 'late')
    return listed(
      count,
      people.map((person) => `${firstName(person.name)} ${minutesText(person.late_minutes ?? 0)}`),
    );
  if (name === 'missing' && count === 1) return `Due ${clockText(first.starts_at, zone)}, no answer yet`;
  return listed(
    count,
    people.map((person) => firstName(person.name)),
  );
}

const none = {
  late: 'No one is late',
  missing: 'No one is missing',
  on_leave: 'No one is away',
  later: 'No one else today',
} as const;

/** More names would be cut. */
const mostNamed = 2;

function listed(count: number, names: readonly string[]): string {
  const shown = names.slice(0, count > mostNamed ? 1 : mostNamed);
  return count > shown.length ? `${shown.join(', ')} and ${countText(count - shown.length)} more` : shown.join(', ');
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
