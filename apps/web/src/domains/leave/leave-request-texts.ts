import { counted } from '@muster/contract/counted.ts';
import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveDaysOf, leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { partText } from '@muster/contract/domains/leave/leave-part-words.rules.ts';
import type { LeaveChoice, LeaveRequest, TeamAway } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { daysBetween } from '@muster/contract/plain-day.ts';
import { formatDay, formatDays, formatWeekday, formatWeekdays } from '../../platform/format/dates.ts';

/** 'Mon, Mar 16', 'Mon, Mar 16, first half' or 'Mon, Mar 16 – Wed, Mar 18'. `range`: how days are said that follow each other. */
export function requestDaysText(
  { days: [one], first_day, last_day }: Pick<LeaveRequest, 'first_day' | 'last_day' | 'days'>,
  range = formatWeekdays,
): string {
  if (first_day !== last_day) return range(first_day, last_day);
  const part = one === undefined ? null : partText(one);
  return [formatWeekday(first_day), ...(part === null ? [] : [part])].join(', ');
}

/** As the client sees it, with the parts of days: 'Mon, Mar 16 – Wed, Mar 18 (Wed, Mar 18: first half)'. */
export function clientDaysText({ first_day, last_day, partial_days: days }: ClientDays): string {
  const parts = days.map((one) => `${formatWeekday(one.day)}: ${partText(one)}`);
  if (first_day === last_day) return requestDaysText({ first_day, last_day, days: days.map(asHeld) });
  return [formatWeekdays(first_day, last_day), ...(parts.length === 0 ? [] : [`(${parts.join(', ')})`])].join(' ');
}

type ClientDays = Pick<ClientLeaveRow, 'first_day' | 'last_day' | 'partial_days'>;

const asHeld = (one: ClientLeaveRow['partial_days'][number]) => ({ ...one, state: 'held' as const });

/** 'Fri, Mar 20: second half', for the parts of days within a longer request. Null without any. */
export function partsText({ first_day, last_day, days }: Pick<LeaveRequest, 'first_day' | 'last_day' | 'days'>) {
  const parts = days.flatMap((one) => {
    const part = one.state === 'recounted' ? null : partText(one);
    return part === null ? [] : [`${formatWeekday(one.day)}: ${part}`];
  });
  return first_day === last_day || parts.length === 0 ? null : parts.join(', ');
}

/** 'Dec 14 given back' of approved leave, or 'Dec 14 withdrawn' of a request that waits. Null without any. */
export function givenBackText({ state, days }: Pick<LeaveRequest, 'state' | 'days'>): string | null {
  const given = days.filter((one) => one.state === 'released').map(({ day }) => formatDay(day));
  if ((state !== 'approved' && state !== 'requested') || given.length === 0) return null;
  return `${given.join(', ')} ${state === 'approved' ? 'given back' : 'withdrawn'}`;
}

/** '3 days', without those that were given back. */
export const requestLengthText = ({ minutes }: Pick<LeaveRequest, 'minutes'>): string => leaveDaysText(minutes);

/** How many days need no leave since the schedule changed; null: none. */
export function recountedText({ days }: Pick<LeaveRequest, 'days'>): string | null {
  const count = days.filter(({ state }) => state === 'recounted').length;
  return count === 0 ? null : `${count} no longer needed`;
}

/** '2 of 9 away Dec 9 – 10', for the days with the most. Null while no one else is away. */
export function awayText({ of, days }: TeamAway): string | null {
  const most = mostOf(days);
  return most === 0 ? null : `${most} of ${of} away ${daysWith(days, most)}`;
}

/** 'With you 3 of 9.' Without a name: 'With this leave 3 of 9.' */
export const withLeaveText = ({ of, days }: TeamAway, whom: string | null): string =>
  `With ${whom ?? 'this leave'} ${mostOf(days) + 1} of ${of}.`;

/** Of the person's teams whose limit this leave reaches or exceeds, on the days with the most people away. */
export function limitsOf({ days: all, limited }: TeamAway): { readonly text: string; readonly isOver: boolean }[] {
  return limited.flatMap(({ team, limit, days }) => {
    const most = mostOf(days);
    if (most === 0 || most + 1 < limit) return [];
    const isOver = most + 1 > limit;
    // Where those days are already named, the limit is enough.
    const isNamed = most === mostOf(all) && daysWith(days, most) === daysWith(all, most);
    const limitText = isNamed
      ? `The limit of ${team} is ${limit}`
      : `${most + 1} of ${team} ${daysWith(days, most)}, and its limit is ${limit}`;
    return [{ text: `${limitText}${isOver ? '.' : ', so this can still be approved.'}`, isOver }];
  });
}

type AwayDays = TeamAway['days'];

const mostOf = (days: AwayDays) => Math.max(0, ...days.map(({ away }) => away));

/** 'on Wed, Nov 18', 'Nov 18 – 19', or 'on 2 days (Nov 18 – 26)' if others are between them. */
function daysWith(days: AwayDays, most: number): string {
  const on = days.filter(({ away }) => away === most).map(({ day }) => day);
  const [first = '', last = first] = [on.at(0), on.at(-1)];
  if (on.length === 1) return `on ${formatWeekday(first)}`;
  const isWhole = daysBetween(first, last) === on.length - 1;
  return isWhole ? formatDays(first, last) : `on ${counted(on.length, 'day')} (${formatDays(first, last)})`;
}

/** Whether the employee has, or had requested, days of the type. Unpaid leave has no balance. */
export const hasBalance = ({ is_paid, balance_minutes, held_minutes, available_minutes }: LeaveChoice): boolean =>
  is_paid && (balance_minutes !== 0 || held_minutes !== 0 || available_minutes !== 0);

/** '2 days requested', of leave without a balance. Null without any. */
export function unpaidText({ is_paid, held_minutes: held, used_minutes: used }: LeaveChoice): string | null {
  if (is_paid) return null;
  const parts = [
    ...(held > 0 ? [`${leaveDaysText(held)} requested`] : []),
    ...(used > 0 ? [`${leaveDaysText(used)} used this year`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}

/**
 * What is left of all days that the balance had: '6.5' of '10 days', and as a share from 0 to 1. The balance still has
 * the days of leave to come, approved or waiting.
 */
export function availableShare({
  balance_minutes: balance,
  available_minutes: available,
  used_minutes: used,
}: Pick<LeaveChoice, 'balance_minutes' | 'available_minutes' | 'used_minutes'>) {
  const all = Math.max(0, balance, available) + used;
  return {
    days: String(leaveDaysOf(available)),
    of: leaveDaysText(all),
    share: Math.max(0, available) / Math.max(1, all),
  };
}

/** Of a request that waits, but not for the viewer. */
export function waitingForText({ approval }: Pick<LeaveRequest, 'approval'>): string {
  const current = approval?.steps.find(({ state }) => state === 'current');
  return current?.is_client === true ? 'Waiting for the client' : 'Waiting for someone else';
}

/** 'Worked on Tue, Mar 17. …', for late leave. */
export function workedDaysText(days: readonly string[]): string {
  const named = days.slice(0, 3).map(formatWeekday).join(', ');
  const more = days.length > 3 ? ` and ${counted(days.length - 3, 'other day')}` : '';
  return `Worked on ${named}${more}. Approved, such a day counts as neither work nor leave until the leave is cancelled or the times are removed.`;
}
