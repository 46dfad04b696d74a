import type { StateWord } from '../../state-words.ts';
export const shiftKinds = ['Day Shift', 'Mid Shift', 'Night Shift'] as const;
export type ShiftKind = (typeof shiftKinds)[number];

export const overtimeOccasions = ['before', 'after', 'restday', 'holiday'] as const;
export type OvertimeOccasion = (typeof overtimeOccasions)[number];

export const overtimeLabels: Readonly<Record<OvertimeOccasion, string>> = {
  before: 'Before the shift',
  after: 'After the shift',
  restday: 'On a rest day',
  holiday: 'On a holiday',
};

/** Steps that divide half an hour, so that they meet the full hours of every zone also when its clocks change. */
export const roundingSteps = [0, 5, 6, 10, 15, 30] as const;

export const roundingDirections = ['nearest', 'employee', 'employer'] as const;
export type RoundingDirection = (typeof roundingDirections)[number];

export const roundingLabels: Readonly<Record<RoundingDirection, string>> = {
  nearest: 'To the nearest step',
  employee: "In the employee's favor",
  employer: 'Full steps only',
};

/** Monday first, as the ISO calendar counts: the position plus one is the number in the API. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Longer shifts could overlap the next day's when the clocks go forward (docs/decisions.md, Shifts). */
export const longestShiftMinutes = 16 * 60;

/** How far ahead the schedule is computed. */
export const scheduledDaysAhead = 180;

/** Most people placed on a shift at once. */
export const maxPlacedEmployees = 200;

export const scheduleStatuses = ['scheduled', 'on_leave', 'holiday', 'restday', 'swapped', 'cancelled'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

export const scheduleStatusLabels: Readonly<Record<ScheduleStatus, StateWord>> = {
  scheduled: 'Scheduled',
  on_leave: 'On leave',
  holiday: 'Holiday',
  restday: 'Rest day',
  swapped: 'Swapped',
  cancelled: 'Suspended',
};

/** What an approved swap decided for a day: another shift, the shift of a colleague as well, or none. */
export const swappedDayKinds = ['swapped', 'covers', 'covered'] as const;
export type SwappedDayKind = (typeof swappedDayKinds)[number];

export const swappedDayLabels: Readonly<Record<SwappedDayKind, string>> = {
  swapped: 'Swapped with',
  covers: 'Covers for',
  covered: 'Covered by',
};

/** Days that the calendar shows together. */
export const mostCalendarDays = 42;

/** What the calendar marks on a day: a conflict of the plan, a swap that waits for approval. */
export const calendarMarks = ['conflict', 'swap'] as const;
export type CalendarMark = (typeof calendarMarks)[number];

/** Longest time from clock-in to clock-out. An older clock-in without a clock-out is a conflict. */
export const longestPresenceHours = 20;

/** This long after the end of the shift without a clock-out, the portal reports a conflict instead of guessing. */
export const forgottenHours = 4;

/** The current state of a shift. `conflict`: no clock-out. `late` includes everybody who came late, whatever they do now. */
export const boardStates = [
  'upcoming',
  'in',
  'on_break',
  'missing',
  'done',
  'conflict',
  'absent',
  'on_leave',
  'holiday',
  'restday',
] as const;
export type BoardState = (typeof boardStates)[number];

export const boardLabels: Readonly<Record<BoardState | 'late', StateWord>> = {
  upcoming: 'Upcoming',
  in: 'Working',
  on_break: 'On break',
  missing: 'Missing',
  done: 'Done',
  conflict: 'Missing clock-out',
  absent: 'Absent',
  on_leave: 'On leave',
  holiday: 'Holiday',
  restday: 'Rest day',
  late: 'Late',
};

export const shiftLabels = {
  name: 'Name',
  kind: 'Type',
  client_id: 'Client',
  timezone_id: 'Timezone',
  shift_active_start_date: 'Active from',
  start_time: 'Start time',
  end_time: 'End time',
  work_days: 'Work days',
  used_on_holidays: 'Worked on holidays',
  used_on_restdays: 'May be worked on rest days',
  shift_breaks: 'Breaks',
  shift_overtimes: 'Overtime',
  grace_minutes: 'Grace',
  rounding_minutes: 'Clock-in and clock-out steps',
  rounding_direction: 'Rounding',
  meal_minutes: 'Automatic meal',
  meal_after_minutes: 'Meal after',
  effective_from: 'Valid from',
} as const;

export const placementLabels = {
  employee_ids: 'Employees',
  shift_id: 'Shift',
  rotation_id: 'Rotation',
  rotation_starts_on: 'Week 1 starts on',
  from: 'First day',
  to: 'Last day',
  rest_days: 'Rest days',
  reason: 'Reason',
} as const;
