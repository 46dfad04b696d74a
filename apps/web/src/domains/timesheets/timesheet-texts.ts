import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import { blockerTexts } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { formatDay, formatDays } from '../../platform/format/dates.ts';
import { minutesText } from '../../platform/format/minutes.ts';

/** 'Mar 1 – 15'. */
export const periodText = ({ first_day, last_day }: { first_day: string; last_day: string }): string =>
  formatDays(first_day, last_day);

/** The period that begins on a day: 'Mar 1 – 15'. */
export const periodFrom = (first_day: string): string => periodText({ first_day, last_day: periodOf(first_day).last });

/** 'Half month: Mar 1 – 15'. */
export const periodOnPaper = (first_day: string | null): string | undefined =>
  first_day === null ? undefined : `Half month: ${periodFrom(first_day)}`;

/** Zero minutes are shown as a dash. */
export const minutesOrNone = (minutes: number): string | null => (minutes === 0 ? null : minutesText(minutes));

/** 'Mar 4 (missing clock-out), Mar 15 (in progress)'. */
export function blockersText(blockers: OwnTimesheet['blockers']): string {
  return blockers.map(({ work_date, kind }) => `${formatDay(work_date)} (${blockerTexts[kind]})`).join(', ');
}

/** Overtime that waits for approval does not keep the employee from submitting. */
export const submitBlockers = (blockers: OwnTimesheet['blockers']): OwnTimesheet['blockers'] =>
  blockers.filter(({ kind }) => kind !== 'overtime');
