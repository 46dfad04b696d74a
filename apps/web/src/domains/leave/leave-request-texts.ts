import { counted } from '@muster/contract/counted.ts';
import { creditsOf, leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveChoice, LeaveRequest, TeamAway } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { formatDays, formatWeekday } from '../../platform/format/dates.ts';

/** 'Mon, Mar 16' or 'Mar 16 – Mar 18, 2026'. */
export const requestDaysText = ({ first_day, last_day }: Pick<LeaveRequest, 'first_day' | 'last_day'>): string =>
  first_day === last_day ? formatWeekday(first_day) : formatDays(first_day, last_day);

/** '3 days', without those that were given back. */
export const requestLengthText = ({ minutes }: Pick<LeaveRequest, 'minutes'>): string => leaveDaysText(minutes);

/** How many days need no leave since the schedule changed; null: none. */
export function recountedText({ days }: Pick<LeaveRequest, 'days'>): string | null {
  const count = days.filter(({ state }) => state === 'recounted').length;
  return count === 0 ? null : `${count} no longer needed`;
}

/** 'With this leave, 3 of 5 of the team are away on Wed, Nov 18.', for the day with the most. Null while no one else is away. */
export function awayText({ of, days }: TeamAway): string | null {
  const most = Math.max(0, ...days.map(({ away }) => away));
  const on = days.filter(({ away }) => away === most).map(({ day }) => formatWeekday(day));
  if (most === 0) return null;
  const more = on.length > 1 ? ` and ${counted(on.length - 1, 'other day')}` : '';
  return `With this leave, ${most + 1} of ${of} of the team are away on ${on[0]}${more}.`;
}

/** Whether the employee has, or had requested, days of the type. */
export const hasBalance = ({ balance_minutes, held_minutes, available_minutes }: LeaveChoice): boolean =>
  balance_minutes !== 0 || held_minutes !== 0 || available_minutes !== 0;

/** What is left of all days that the balance had: '6.5' of '10 days', and as a share from 0 to 1. */
export function availableShare({ available_minutes: available, held_minutes: held, used_minutes: used }: LeaveChoice) {
  const all = Math.max(0, available) + held + used;
  return {
    days: String(creditsOf(available) / 100),
    of: leaveDaysText(all),
    share: Math.max(0, available) / Math.max(1, all),
  };
}
