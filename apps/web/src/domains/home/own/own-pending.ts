import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OwnSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { formatDays, formatWeekday } from '../../../platform/format/dates.ts';

export interface OwnPending {
  readonly key: string;
  readonly kind: 'day' | 'timesheet' | 'swap';
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

interface OwnSubjects {
  readonly days: readonly OwnDay[];
  readonly sheets: readonly OwnTimesheet[];
  readonly swaps: readonly OwnSwap[];
}

/** What waits for others. */
export function ownPending({ days, sheets, swaps }: OwnSubjects): readonly OwnPending[] {
  const requested = days.filter(({ correction }) => correction?.state === 'requested');
  const submitted = sheets.filter(({ state }) => state === 'submitted');
  const open = swaps.filter(({ role, state }) => role === 'requester' && (state === 'asked' || state === 'accepted'));
  return [
    ...requested.map(({ work_date }) => ({
      key: `day ${work_date}`,
      kind: 'day' as const,
      title: `Correction of ${formatWeekday(work_date)}`,
      text: 'Waiting for a decision',
      to: '/my-timesheets',
    })),
    ...submitted.map(({ id, first_day, last_day }) => ({
      key: `timesheet ${id}`,
      kind: 'timesheet' as const,
      title: `Timesheet ${formatDays(first_day, last_day)}`,
      text: 'Waiting for approval',
      to: '/my-timesheets',
    })),
    ...open.map((swap) => ({
      key: `swap ${swap.id}`,
      kind: 'swap' as const,
      title: `${swap.take === null ? 'Cover' : 'Swap'} on ${formatWeekday(swap.give.work_date)}`,
      text: swap.state === 'asked' ? `Waiting for ${swap.colleague.name}` : 'Waiting for approval',
      to: '/my-schedule',
    })),
  ];
}
