export const punchKinds = ['in', 'out', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const punchLabels: Readonly<Record<PunchKind, string>> = {
  in: 'Clock in',
  out: 'Clock out',
  break_start: 'Start break',
  break_end: 'End break',
};

/** Longest time from clock-in to clock-out. An older clock-in without a clock-out is a conflict. */
export const longestPresenceHours = 20;

/** How long after the planned end somebody who is still in is reminded to clock out. */
export const reminderMinutes = 60;

/** How much longer than planned a break is before somebody is alerted. */
export const overrunMinutes = 5;

/** How long after the end of a planned break that was not taken somebody is alerted. */
export const missingMinutes = 60;

/** How long before its start an employee may clock in for a shift. */
export const earliestHours = 4;

/** The state of a work date. `conflict`: no clock-out; `unplanned`: worked but not planned. */
export const dayStates = [
  'present',
  'late',
  'undertime',
  'absent',
  'on_leave',
  'holiday',
  'restday',
  'conflict',
  'unplanned',
] as const;
export type DayState = (typeof dayStates)[number];

export const dayLabels: Readonly<Record<DayState, string>> = {
  present: 'Present',
  late: 'Late',
  undertime: 'Undertime',
  absent: 'Absent',
  on_leave: 'On leave',
  holiday: 'Holiday',
  restday: 'Rest day',
  conflict: 'Missing clock-out',
  unplanned: 'Unplanned',
};

export const correctionStates = ['requested', 'approved', 'rejected', 'withdrawn'] as const;
export type CorrectionState = (typeof correctionStates)[number];

export const correctionStateLabels: Readonly<Record<CorrectionState, string>> = {
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

export const correctionLabels = {
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
