import type { StateWord } from '../../state-words.ts';
export const punchKinds = ['in', 'out', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const punchLabels: Readonly<Record<PunchKind, string>> = {
  in: 'Clock in',
  out: 'Clock out',
  break_start: 'Start break',
  break_end: 'End break',
};

/** Two taps of the same kind on a device that are closer together count once. */
export const repeatedTapMinutes = 2;

/** How long after the planned end an employee who is still clocked in is reminded. */
export const reminderMinutes = 60;

/** How much longer than planned a break may be before an alert. */
export const overrunMinutes = 5;

/** How long after the end of a planned break that was not taken an alert is sent. */
export const missingMinutes = 60;

/** How long before its start an employee may clock in for a shift. */
export const earliestHours = 4;

/** The state of a work date. `conflict`: no clock-out; `worked_leave`: worked on leave; `unplanned`: worked but not planned. */
export const dayStates = [
  'present',
  'late',
  'undertime',
  'absent',
  'on_leave',
  'holiday',
  'restday',
  'conflict',
  'worked_leave',
  'unplanned',
] as const;
export type DayState = (typeof dayStates)[number];

/** Nobody knows yet what these days count: somebody has to fix them first. */
export const unknownStates: ReadonlySet<DayState> = new Set(['conflict', 'worked_leave']);

export const dayLabels: Readonly<Record<DayState, StateWord>> = {
  present: 'Present',
  late: 'Late',
  undertime: 'Undertime',
  absent: 'Absent',
  on_leave: 'On leave',
  holiday: 'Holiday',
  restday: 'Rest day',
  conflict: 'Missing clock-out',
  worked_leave: 'Worked on leave',
  unplanned: 'Unscheduled',
};

export const correctionStates = ['requested', 'approved', 'rejected', 'withdrawn'] as const;
export type CorrectionState = (typeof correctionStates)[number];

export const correctionStateLabels: Readonly<Record<CorrectionState, StateWord>> = {
  requested: 'Correction pending',
  approved: 'Corrected',
  rejected: 'Correction rejected',
  withdrawn: 'Correction withdrawn',
};

/** The approval policy of corrections. */
export const correctionApproval = 'correction';

/** How far back corrections are possible and the employee's own days are shown. */
export const correctableDays = 31;

/** Days whose time staff enter together. */
export const enteredDaysAtOnce = 200;

/** What counts for a day once a correction is approved: its times, what was clocked, or nothing. */
export const correctionEffects = ['times', 'clocked', 'nothing'] as const;
export type CorrectionEffect = (typeof correctionEffects)[number];

export const resetEffects = ['clocked', 'nothing'] as const satisfies readonly CorrectionEffect[];
export type ResetEffect = (typeof resetEffects)[number];

export const resetLabels: Readonly<Record<ResetEffect, string>> = {
  clocked: 'Clocked times count again',
  nothing: 'No hours count',
};

export const correctionLabels = {
  counts: 'What counts',
  employee_id: 'Employee',
  days: 'Days',
  work_date: 'Day',
  in: 'Clocked in',
  out: 'Clocked out',
  breaks: 'Breaks',
  start: 'Break start',
  end: 'Break end',
  reason: 'Reason',
  evidence: 'Evidence',
  note: 'Note',
} as const;

/** The approval policy of overtime. */
export const overtimeApproval = 'overtime';

export const overtimeStates = ['requested', 'approved', 'refused', 'withdrawn'] as const;
export type OvertimeState = (typeof overtimeStates)[number];

export const overtimeStateLabels: Readonly<Record<OvertimeState, StateWord>> = {
  requested: 'Waiting for approval',
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const overtimeOccasionLabels = {
  before: 'Before the shift',
  after: 'After the shift',
  restday: 'On a rest day',
  holiday: 'On a holiday',
} as const;

/** Why a request is omitted from a decision about several. */
export const overtimeLeftOutKinds = ['own', 'closed', 'version', 'not-approver', 'decided'] as const;
export type OvertimeLeftOutKind = (typeof overtimeLeftOutKinds)[number];

export const overtimeLeftOutTexts: Readonly<Record<OvertimeLeftOutKind, string>> = {
  own: "You can't decide on your own overtime.",
  closed: 'This overtime does not wait for a decision.',
  version: 'This overtime changed after you opened it. Look at it again.',
  'not-approver': "This overtime is waiting for someone else's decision.",
  decided: 'You decided on this overtime already. It waits for others.',
};

/** Why hours of a locked day are adjusted in a later period. */
export const adjustmentReasons = ['punches', 'correction', 'overtime', 'holidays', 'plan', 'reopened'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

export const adjustmentReasonLabels: Readonly<Record<AdjustmentReason, string>> = {
  punches: 'Punches that arrived later',
  correction: 'Correction approved later',
  overtime: 'Overtime decided later',
  holidays: 'Holiday changed later',
  plan: 'Schedule changed later',
  reopened: 'Counted in another period before the timesheet was reopened',
};

/** Requests in one decision. */
export const mostOvertimeDecided = 200;
