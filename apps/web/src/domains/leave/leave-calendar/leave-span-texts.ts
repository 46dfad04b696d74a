import { leaveDayMinutes } from '@muster/contract/constants.ts';
import { counted } from '@muster/contract/counted.ts';
import { partText } from '@muster/contract/domains/leave/leave-part-words.rules.ts';
import { formatWeekday, formatWeekdays } from '../../../platform/format/dates.ts';
import { limitOn, type ShownGroup, type ShownSpan } from './shown-calendar.ts';

export const spanDaysText = ({ first, last }: Pick<ShownSpan, 'first' | 'last'>): string => formatWeekdays(first, last);

/** '4 days' or '0.5 days, first half'. */
export function spanLengthText({ days, part }: Pick<ShownSpan, 'days' | 'part'>): string {
  const half = days === 1 / 2 ? partText({ part, minutes: leaveDayMinutes / 2 }) : partText({ part, minutes: 0 });
  return [counted(days, 'day'), ...(half === null ? [] : [half])].join(', ');
}

/** 'Vacation Leave, Thu, Mar 12 – Tue, Mar 17, 4 days, pending'. */
export const spanText = (span: ShownSpan): string =>
  [span.label, spanDaysText(span), spanLengthText(span), ...(span.isWaiting ? ['pending'] : [])].join(', ');

/** The day of the span with the most people of the team away. Null without a team. */
export function mostAway({ first, last }: ShownSpan, { size, away }: ShownGroup): string | null {
  if (size === null) return null;
  const [most] = [...away]
    .filter(([day]) => first <= day && day <= last)
    .toSorted(([oneDay, one], [otherDay, other]) => other.length - one.length || (oneDay < otherDay ? -1 : 1));
  return most?.[0] ?? null;
}

/** '3 of 9 away on Wed, Dec 23'. */
export const awayOnText = ({ size, away }: ShownGroup, day: string): string =>
  `${away.get(day)?.length ?? 0} of ${size} away on ${formatWeekday(day)}`;

/** 'Limit 3' or 'Limit 3, exceeded'. Null without a limit. */
export function limitText(group: ShownGroup, day: string): string | null {
  if (group.limit === null) return null;
  return limitOn(group, day) === 'over' ? `Limit ${group.limit}, exceeded` : `Limit ${group.limit}`;
}

/** 'Operations of Harbourline is over its limit: 3 away, limit 2'. Client users read no name of a client. */
export function limitedDayText(group: ShownGroup, day: string): string {
  const state = limitOn(group, day) === 'over' ? 'over' : 'at';
  const team = group.client === null ? group.title : `${group.title} of ${group.client}`;
  return `${team} is ${state} its limit: ${group.away.get(day)?.length ?? 0} away, limit ${group.limit}`;
}
