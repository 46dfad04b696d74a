import { z } from 'zod';
import { approvalChain } from '../approvals/approval-answers.ts';
import { scheduleStatuses } from '../shifts/shifts.constants.ts';
import {
  adjustmentReasons,
  correctionEffects,
  correctionStates,
  dayStates,
  punchKinds,
  resetEffects,
} from './attendance.constants.ts';
import { payMinutes } from './pay-minutes.ts';

export const punch = z.object({ id: z.int(), kind: z.enum(punchKinds), at: z.string(), zone: z.string() });

/** What later facts changed about a locked day, and the day on which that counts. */
const dayAdjustment = z.object({
  booked_on: z.string(),
  reasons: z.array(z.enum(adjustmentReasons)),
  /** False: nobody knows yet what the day was, as without a clock-out. */
  is_settled: z.boolean(),
  /** Not settled, because it was worked on leave. */
  is_leave_worked: z.boolean(),
  worked_minutes: z.int(),
  waiting_overtime_minutes: z.int(),
});
export type DayAdjustment = z.output<typeof dayAdjustment>;

/** A computed day. Overtime is a part of the minutes worked. */
export const dayFigures = z.object({
  state: z.enum(dayStates),
  planned_minutes: z.int(),
  /** Leave for a part of the day: 240 of 480 are half of it. Whole days are a state. */
  part_leave_minutes: z.int(),
  worked_minutes: z.int(),
  paid_break_minutes: z.int(),
  unpaid_break_minutes: z.int(),
  late_minutes: z.int(),
  undertime_minutes: z.int(),
  /** The minutes that count. */
  overtime_minutes: z.int(),
  /** Overtime that counts once it is approved; not part of the minutes worked. */
  waiting_overtime_minutes: z.int(),
  night_minutes: z.int(),
  /** Of the minutes worked, those on a calendar holiday where the person worked. */
  holiday_minutes: z.int(),
  /** False while the day can still change. */
  settled: z.boolean(),
});
export type DayFigures = z.output<typeof dayFigures>;

/** How the figures came about. */
export const dayExplanation = z.object({
  /** Times on the reader's clock, and on that of the shift where it differs. */
  sentences: z.array(z.string()),
});
export type DayExplanation = z.output<typeof dayExplanation>;

/** Times that a correction of a day without a clock-out starts from. */
const proposal = z.object({
  in: z.string(),
  /** The planned end; null if nothing was planned. */
  out: z.string().nullable(),
  breaks: z.array(z.object({ start: z.string(), end: z.string() })),
});
export type Proposal = z.output<typeof proposal>;

export const correction = z.object({
  id: z.int(),
  version: z.int(),
  work_date: z.string(),
  counts: z.enum(correctionEffects),
  /** Null unless its times count. */
  in: z.string().nullable(),
  out: z.string().nullable(),
  breaks: z.array(z.object({ start: z.string(), end: z.string() })),
  reason: z.string(),
  evidence: z.string().nullable(),
  state: z.enum(correctionStates),
  created_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  note: z.string().nullable(),
  /** Who entered the times, if not the employee. */
  entered_by: z.string().nullable(),
});
export type Correction = z.output<typeof correction>;

const person = z.object({ id: z.int(), name: z.string(), position: z.string() });

export const correctionRow = correction.extend({
  employee: person,
  client: z.string(),
  /** The employee's zone. */
  zone: z.string(),
  shift: z.string().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** As clocked, valid until the correction is approved. */
  clocked_in: z.string().nullable(),
  clocked_out: z.string().nullable(),
  /** What the day becomes when the correction is approved; null for decided ones. */
  outcome: z.object({ figures: dayFigures, explanation: dayExplanation }).nullable(),
  approval: approvalChain.nullable(),
  abilities: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type CorrectionRow = z.output<typeof correctionRow>;

export const ownDay = z.object({
  work_date: z.string(),
  shift: z.string().nullable(),
  zone: z.string(),
  /** Null on a day that was worked but not planned. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  status: z.enum(scheduleStatuses).nullable(),
  punches: z.array(punch),
  figures: dayFigures.nullable(),
  /** Null without figures, and where the reader may not see everything that they are computed from. */
  explanation: dayExplanation.nullable(),
  proposal: proposal.nullable(),
  /** The latest one. */
  correction: correction.nullable(),
  /** Why the day can no longer change. */
  locked: z.string().nullable(),
  adjustments: z.array(dayAdjustment),
  abilities: z.object({ correct: z.boolean() }),
});
export type OwnDay = z.output<typeof ownDay>;

export const dayRow = dayFigures.extend({
  employee: person,
  client: z.string(),
  work_date: z.string(),
  shift: z.string().nullable(),
  /** The shift's zone, or else the employee's. */
  zone: z.string(),
  /** Zone where the person worked, if it is not the shift's: nights and holidays go by its clock. */
  place: z.string().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  first_in: z.string().nullable(),
  last_out: z.string().nullable(),
  /** Null for client users, who do not see how hours are paid. */
  waiting_overtime_minutes: z.int().nullable(),
  /** Null as well for days that were settled before their minutes were split. */
  pay_minutes: payMinutes.nullable(),
  locked: z.string().nullable(),
  /** Minutes that are adjusted in later periods, signed. */
  adjusted_minutes: z.int(),
  /** Null without adjustments, and for client users. */
  adjusted_pay_minutes: payMinutes.nullable(),
  /** A correction is waiting for a decision. */
  is_correction_pending: z.boolean(),
});
export type DayRow = z.output<typeof dayRow>;

/** Address and device of the punch; null where the reader may not see them. */
const punchOrigin = z.object({
  /** Null for punches of devices, and for those from before addresses were kept. */
  address: z.string().nullable(),
  /** The user agent of a browser, or the name of a biometric device. */
  device: z.string().nullable(),
  /** Not among the networks that the client allowed then. */
  is_unknown_network: z.boolean(),
});

export const dayRecord = dayRow.extend({
  explanation: dayExplanation.nullable(),
  proposal: proposal.nullable(),
  /** As clocked and as corrected. */
  punches: z.array(
    punch.extend({
      source: z.enum(['web', 'biometric', 'import', 'correction']),
      counts: z.boolean(),
      origin: punchOrigin.nullable(),
    }),
  ),
  corrections: z.array(
    correction.extend({ approval: approvalChain.nullable(), abilities: z.object({ withdraw: z.boolean() }) }),
  ),
  adjustments: z.array(dayAdjustment),
  /** Of the employee, in which corrections are entered. */
  own_zone: z.string(),
  abilities: z.object({
    enter: z.boolean(),
    /** What the viewer may ask to count instead. */
    reset: z.enum(resetEffects).nullable(),
  }),
});
export type DayRecord = z.output<typeof dayRecord>;

const enteredFigures = dayFigures.nullable();

/** A day whose time would be entered. */
export const enteredDay = z.object({
  employee_id: z.int(),
  name: z.string(),
  work_date: z.string(),
  /** Of the employee. */
  zone: z.string(),
  /** Null if the day is not planned and no times are given. */
  in: z.string().nullable(),
  out: z.string().nullable(),
  before: enteredFigures,
  after: enteredFigures,
  /** Why the day itself stays as it is: the difference counts in a later period. */
  locked: z.string().nullable(),
  /** Why the day cannot be entered. */
  problem: z.string().nullable(),
});
export type EnteredDay = z.output<typeof enteredDay>;

const replannedFigures = dayFigures
  .extend({
    /** Of the minutes worked, those that are paid as rest-day time. */
    restday_minutes: z.int(),
  })
  .nullable();

/** A worked day whose plan or rest-day time a placement would change. */
export const replannedDay = z.object({
  employee_id: z.int(),
  name: z.string(),
  work_date: z.string(),
  /** Why the day stays as it is. */
  locked: z.string().nullable(),
  /** Null for client users, who see no working time. */
  before: replannedFigures,
  after: replannedFigures,
});
export type ReplannedFigures = NonNullable<z.output<typeof replannedDay>['after']>;
