import { dayText } from '../../plain-day.ts';
import type { FieldErrors } from '../../problem.ts';
import { dayIn } from '../../time.ts';
import { firstOpenDay } from '../shifts/open-days.rules.ts';
import { instantOfLocal } from '../shifts/shift-time.rules.ts';
import { longestPresenceHours } from '../shifts/shifts.constants.ts';
import { correctableDays } from './attendance.constants.ts';

export interface LocalCorrection {
  readonly work_date: string;
  /** `YYYY-MM-DDTHH:MM` in the employee's zone, like all times here. */
  readonly in: string;
  readonly out: string;
  readonly breaks: readonly { readonly start: string; readonly end: string }[];
}

export interface CorrectionTimes {
  readonly in: Temporal.Instant;
  readonly out: Temporal.Instant;
  readonly breaks: readonly { readonly start: Temporal.Instant; readonly end: Temporal.Instant }[];
}

/** The instants of the proposed times; an ambiguous local time counts as the first one. */
export function correctionTimes(local: LocalCorrection, zone: string): CorrectionTimes {
  const read = (text: string) => instantOfLocal(text.slice(0, 10), text.slice(11), zone);
  return {
    in: read(local.in),
    out: read(local.out),
    breaks: local.breaks.map(({ start, end }) => ({ start: read(start), end: read(end) })),
  };
}

export interface CorrectionDay {
  readonly workDate: string;
  readonly zone: string;
  readonly now: Temporal.Instant;
  /** Who asks. Default: the employee. */
  readonly by?: CorrectionAuthor | undefined;
}

export type CorrectionAuthor = 'employee' | 'staff';

/** The errors of proposed times by field; empty if they are allowed. */
export function correctionErrors(times: CorrectionTimes, { workDate, zone, now, by }: CorrectionDay): FieldErrors {
  const errors: FieldErrors = {};
  if (!isCorrectable(workDate, { zone, now, by })) errors.work_date = [limitText(zone, now, by)];
  // A shift planned in another zone may begin on the day before or after in the employee's zone.
  const distance = Temporal.PlainDate.from(workDate).until(dayIn(zone, times.in)).days;
  if (Math.abs(distance) > 1) errors.in = [`This is not on ${dayText(workDate)}.`];
  if (isAfter(times.in, now)) errors.in = ['This has not come yet.'];
  if (!isAfter(times.out, times.in)) errors.out = ['The clock-out must come after the clock-in.'];
  else if (times.in.until(times.out).total('hours') > longestPresenceHours)
    errors.out = [`More than ${longestPresenceHours} hours are no day.`];
  else if (isAfter(times.out, now)) errors.out = ['This has not come yet.'];
  const wrong = breakError(times);
  if (wrong !== null) errors.breaks = [wrong];
  return errors;
}

export function isCorrectable(workDate: string, { zone, now, by }: Omit<CorrectionDay, 'workDate'>): boolean {
  return workDate <= dayIn(zone, now) && workDate >= firstCorrectable(dayIn(zone, now), by);
}

/** Employees ask for the last month. Staff also enter time for earlier days that are not in the archive. */
export function firstCorrectable(today: string, by: CorrectionAuthor = 'employee'): string {
  const month = Temporal.PlainDate.from(today).subtract({ days: correctableDays }).toString();
  const open = firstOpenDay(today);
  return by === 'staff' && open < month ? open : month;
}

function limitText(zone: string, now: Temporal.Instant, by: CorrectionAuthor | undefined): string {
  if (by === 'staff') return `Only days from ${firstCorrectable(dayIn(zone, now), by)} until today can be corrected.`;
  return `Only days of the last ${correctableDays} days can be corrected.`;
}

function breakError({ in: from, out: to, breaks }: CorrectionTimes): string | null {
  let last = from;
  for (const { start, end } of breaks.toSorted((one, other) => Temporal.Instant.compare(one.start, other.start))) {
    if (!isAfter(end, start)) return 'A break ends after it starts.';
    if (isAfter(from, start) || isAfter(end, to)) return 'A break lies between coming and leaving.';
    if (isAfter(last, start)) return 'Two breaks overlap.';
    last = end;
  }
  return null;
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;
