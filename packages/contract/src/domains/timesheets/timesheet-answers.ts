import { z } from 'zod';
import { approvalChain } from '../approvals/approval-answers.ts';
import { adjustmentReasons, dayStates } from '../attendance/attendance.constants.ts';
import { payMinutes } from '../attendance/pay-minutes.ts';
import { blockerKinds, leftOutKinds, timesheetStates } from './timesheets.constants.ts';

const count = z.int().min(0);
/** Negative where adjustments take back more than the period has. */
const signed = z.int();

/**
 * Computed from the days of the period and the adjustments booked in it each time. An approval stores them, and days of a locked period
 * do not change.
 */
const totals = {
  /** Days that were to be worked, without leave and holidays. */
  planned_days: signed,
  worked_days: signed,
  /** Leave of a part of a day counts as hundredths here, and not as absence. */
  leave_days: z.number(),
  /** Of the leave days, by what their types pay. */
  unpaid_leave_days: z.number(),
  absent_days: z.number(),
  worked_minutes: signed,
  late_minutes: signed,
  undertime_minutes: signed,
  overtime_minutes: signed,
  /** Of the minutes worked, those of days in earlier periods. */
  adjusted_minutes: signed,
  /** Overtime that counts once it is approved; not part of the minutes worked. */
  waiting_overtime_minutes: count,
  /** The minutes worked. Their sum is lower if the period has days that were settled before minutes were split. */
  pay_minutes: payMinutes,
};

const sheet = z.object({
  id: z.int(),
  version: z.int(),
  first_day: z.string(),
  last_day: z.string(),
  state: z.enum(timesheetStates),
  ...totals,
});

export const timesheetRow = sheet.extend({
  employee: z.object({ id: z.int(), name: z.string(), position: z.string() }),
  client: z.string(),
  /** Days without a clock-out, or with an open correction. */
  unsettled_days: count,
  /** Days changed after the approval. */
  is_changed: z.boolean(),
  abilities: z.object({ submit: z.boolean(), approve: z.boolean(), lock: z.boolean(), reopen: z.boolean() }),
});
export type TimesheetRow = z.output<typeof timesheetRow>;

export const listedTimesheet = timesheetRow.extend({
  /** Names of the employee's current teams, within the viewer's reach. */
  teams: z.array(z.string()),
});
export type ListedTimesheet = z.output<typeof listedTimesheet>;

const blocker = z.object({ work_date: z.string(), kind: z.enum(blockerKinds) });

export const timesheetDay = z.object({
  work_date: z.string(),
  state: z.enum(dayStates),
  shift: z.string().nullable(),
  zone: z.string().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  first_in: z.string().nullable(),
  last_out: z.string().nullable(),
  worked_minutes: count,
  late_minutes: count,
  undertime_minutes: count,
  overtime_minutes: count,
  waiting_overtime_minutes: count,
  pay_minutes: payMinutes.nullable(),
});
export type TimesheetDay = z.output<typeof timesheetDay>;

/** What later facts changed about a locked day of an earlier period. */
export const timesheetAdjustment = z.object({
  work_date: z.string(),
  booked_on: z.string(),
  reasons: z.array(z.enum(adjustmentReasons)),
  /** False: nobody knows yet what the day was, as without a clock-out. */
  is_settled: z.boolean(),
  /** Not settled, because it was worked on leave. */
  is_leave_worked: z.boolean(),
  /** Minutes of the day that counted before. */
  minutes_before: signed,
  worked_minutes: signed,
  late_minutes: signed,
  undertime_minutes: signed,
  overtime_minutes: signed,
  waiting_overtime_minutes: count,
  pay_minutes: payMinutes,
});
export type TimesheetAdjustment = z.output<typeof timesheetAdjustment>;

const step = z.object({
  id: z.int(),
  from_state: z.enum(timesheetStates),
  to_state: z.enum(timesheetStates),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
});
export type TimesheetStep = z.output<typeof step>;

export const timesheetDetails = timesheetRow.extend({
  is_own: z.boolean(),
  /** The employee's zone. */
  zone: z.string(),
  days: z.array(timesheetDay),
  /** By the day that the hours belong to. */
  adjustments: z.array(timesheetAdjustment),
  blockers: z.array(blocker),
  /** The latest round; null if it was never submitted. */
  approval: approvalChain.nullable(),
  /** Newest first. */
  steps: z.array(step),
  /** Who locked it and when; shown to anybody who tries to change one of its days. */
  locked: z.string().nullable(),
  /** The period's last day has ended. */
  is_over: z.boolean(),
});
export type TimesheetDetails = z.output<typeof timesheetDetails>;

export const ownTimesheet = sheet.extend({
  blockers: z.array(blocker),
  locked: z.string().nullable(),
  is_over: z.boolean(),
});
export type OwnTimesheet = z.output<typeof ownTimesheet>;

const leftOut = z.object({ id: z.int(), name: z.string(), why: z.enum(leftOutKinds) });
export type LeftOut = z.output<typeof leftOut>;

const periodToLock = z.object({
  period: z.object({ first: z.string(), last: z.string() }),
  total: count,
  locked: count,
  /** Approved, and nothing keeps them from being locked. */
  ready: count,
  submitted: count,
  open: count,
  /** Approved, but with something to settle first. */
  blocked: z.array(z.object({ why: z.enum(leftOutKinds), count: count })),
  /** Approved, after the first period with approved ones: what keeps them from being locked is counted once their period comes first. */
  unchecked: count,
});
export type PeriodToLock = z.output<typeof periodToLock>;

/** Of the oldest period: a timesheet that is not approved yet. */
const unapproved = z.object({
  id: z.int(),
  employee_id: z.int(),
  name: z.string(),
  client: z.string(),
  state: z.enum(['open', 'submitted']),
});

export const nextLock = z.object({
  /** Periods that are over and have timesheets that are not locked, oldest first. Without one, the last period that is over. */
  periods: z.array(periodToLock).min(1),
  /** Further ones. */
  more: count,
  /** The first few. */
  unapproved: z.array(unapproved),
});

/** The result or preview of a bulk step. `names` and `left_out` name the first hundred; `others` counts further ones that are left out. */
export const manyDone = z.object({
  done: count,
  /** Whose timesheets take the step. */
  names: z.array(z.string()),
  left_out: z.array(leftOut),
  others: count,
});
