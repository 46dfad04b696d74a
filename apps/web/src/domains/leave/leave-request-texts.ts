import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveChoice, LeavePreview, LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
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

/** Null while nobody of the teams is away. */
export function awayText({ away }: Pick<LeavePreview, 'away'>): string | null {
  if (away.people === 0) return null;
  return `${away.people} of ${away.of} ${away.of === 1 ? 'colleague' : 'colleagues'} of the team ${away.people === 1 ? 'is' : 'are'} away on some of these days.`;
}

/** Whether the employee has, or had requested, days of the type. */
export const hasBalance = ({ balance_minutes, held_minutes, available_minutes }: LeaveChoice): boolean =>
  balance_minutes !== 0 || held_minutes !== 0 || available_minutes !== 0;
