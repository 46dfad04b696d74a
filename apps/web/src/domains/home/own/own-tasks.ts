import { counted } from '@muster/contract/counted.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OwnSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { clockText, formatDays, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';

export interface OwnTask {
  readonly key: string;
  readonly kind: 'day' | 'timesheet' | 'swap';
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Null for a day: its correction is requested in place. */
  readonly to: string | null;
  readonly day: OwnDay | null;
}

export interface OwnPending {
  readonly key: string;
  readonly kind: OwnTask['kind'];
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

interface OwnSubjects {
  readonly days: readonly OwnDay[];
  readonly sheets: readonly OwnTimesheet[];
  readonly swaps: readonly OwnSwap[];
  readonly zone: string;
}

/** What the employee has to do, days first because they keep a timesheet from being submitted. */
export function ownTasks({ days, sheets, swaps, zone }: OwnSubjects): readonly OwnTask[] {
  const broken = days.filter(({ figures, abilities }) => figures?.state === 'conflict' && abilities.correct);
  const onLeave = days.filter(({ figures, locked }) => figures?.state === 'worked_leave' && locked === null);
  const due = sheets.filter(({ state, is_over }) => state === 'open' && is_over);
  const asked = swaps.filter(({ abilities }) => abilities.answer);
  return [
    ...broken.toReversed().map((day) => ({
      key: `day ${day.work_date}`,
      kind: 'day' as const,
      title: `Fix ${formatWeekday(day.work_date)}: missing clock-out`,
      text: `Clocked in at ${clockText(day.punches.find(({ kind }) => kind === 'in')?.at ?? null, zone) ?? '–'}. A timesheet needs both times.`,
      action: 'Request correction',
      to: null,
      day,
    })),
    ...onLeave.toReversed().map((day) => ({
      key: `day ${day.work_date}`,
      kind: 'day' as const,
      title: `Fix ${formatWeekday(day.work_date)}: worked on leave`,
      text: 'Ask HR to cancel the leave of this day or to remove the times.',
      action: 'Review',
      to: '/my-timesheets',
      day: null,
    })),
    ...due.toReversed().map((sheet) => ({
      key: `timesheet ${sheet.id}`,
      kind: 'timesheet' as const,
      title: `Submit timesheet ${formatDays(sheet.first_day, sheet.last_day)}`,
      text: [
        counted(sheet.worked_days, 'day'),
        minutesText(sheet.worked_minutes),
        ...(sheet.blockers.length > 0 ? [`${counted(sheet.blockers.length, 'day')} to fix first`] : []),
      ].join(' · '),
      action: 'Review',
      to: '/my-timesheets',
      day: null,
    })),
    ...asked.map((swap) => ({
      key: `swap ${swap.id}`,
      kind: 'swap' as const,
      title: `${swap.requester.name} asks you to ${swap.take === null ? 'cover a shift' : 'swap shifts'}`,
      text: [
        formatWeekday(swap.give.work_date),
        ...(swap.take ? [`for your ${formatWeekday(swap.take.work_date)}`] : []),
      ].join(' '),
      action: 'Answer',
      to: '/my-schedule',
      day: null,
    })),
  ];
}

/** What waits for others. */
export function ownPending({ days, sheets, swaps }: Omit<OwnSubjects, 'zone'>): readonly OwnPending[] {
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
