export const punchKinds = ['in', 'out', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const punchLabels: Readonly<Record<PunchKind, string>> = {
  in: 'Clock in',
  out: 'Clock out',
  break_start: 'Start break',
  break_end: 'End break',
};

/** Longest time from clocking in to clocking out; an older one without an end is a conflict for somebody to resolve. */
export const longestPresenceHours = 20;

/** How long before its start somebody may clock in for a shift. */
export const earliestHours = 4;

/** What a work date was. `conflict`: somebody came and never clocked out; `unplanned`: worked without being planned. */
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
  conflict: 'No clock-out',
  unplanned: 'Unplanned',
};

export const correctionStates = ['requested', 'approved', 'rejected', 'withdrawn'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** How far back somebody may ask for a correction, and how far the own days are shown. */
export const correctableDays = 31;

export const correctionLabels = {
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
