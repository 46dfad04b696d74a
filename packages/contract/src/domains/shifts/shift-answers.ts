import { z } from 'zod';
import {
  overtimeOccasions,
  roundingDirections,
  roundingSteps,
  scheduleStatuses,
  shiftKinds,
  swappedDayKinds,
} from './shifts.constants.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** Section 3, Shift. Times are `HH:MM` in the shift's own zone. */
const shiftTimes = {
  timezone_id: z.int(),
  timezone: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  total_hours: z.number(),
  work_days: z.array(z.int()),
  used_on_holidays: z.boolean(),
  used_on_restdays: z.boolean(),
};

export const shiftRow = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(shiftKinds),
  client: named.nullable(),
  shift_active_start_date: z.string(),
  ...shiftTimes,
  /** Number of active employees on the shift today. */
  people: z.int(),
  abilities: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type ShiftRow = z.output<typeof shiftRow>;

const shiftBreak = z.object({
  shift_break_type_id: z.int(),
  name: z.string(),
  is_paid: z.boolean(),
  starts_after_minutes: z.int(),
  minutes: z.int(),
});

const shiftOvertime = z.object({
  applies: z.enum(overtimeOccasions),
  minimum_minutes: z.int(),
  rounding_minutes: z.int(),
  needs_approval: z.boolean(),
});

/** How punches count; 0 minutes: the rule is off. */
const attendanceRules = {
  grace_minutes: z.int(),
  rounding_minutes: z.literal(roundingSteps),
  rounding_direction: z.enum(roundingDirections),
  meal_minutes: z.int(),
  meal_after_minutes: z.int(),
};

const shiftVersion = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string().nullable(),
  state: z.enum(['past', 'current', 'future']),
  ...shiftTimes,
  shift_breaks: z.array(shiftBreak),
  shift_overtimes: z.array(shiftOvertime),
  ...attendanceRules,
});
export type ShiftVersion = z.output<typeof shiftVersion>;

const shiftPerson = z.object({
  id: z.int(),
  employee: z.object({ id: z.int(), name: z.string(), position: z.string() }),
  client: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  rest_days: z.array(z.int()).nullable(),
  /** The rotation that names the shift; null: the shift was assigned itself. */
  rotation: z.string().nullable(),
});

/** The latest version, all versions newest first, and up to 200 employees who have or will have the shift. */
export const shiftDetails = shiftRow.extend({
  version: z.int(),
  today: z.string(),
  shift_breaks: z.array(shiftBreak),
  shift_overtimes: z.array(shiftOvertime),
  ...attendanceRules,
  versions: z.array(shiftVersion),
  assigned: z.array(shiftPerson),
});
export type ShiftDetails = z.output<typeof shiftDetails>;

/** To a shift with its times, or to a rotation with the Monday of a week 1. */
export const assignmentRow = z.object({
  id: z.int(),
  shift: named.nullable(),
  rotation: named.extend({ starts_on: z.string() }).nullable(),
  timezone: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  from: z.string(),
  to: z.string().nullable(),
  rest_days: z.array(z.int()).nullable(),
  reason: z.string().nullable(),
  state: z.enum(['past', 'current', 'future']),
});

/** One day of an employee's schedule; `zone` is the shift's. */
const plannedDay = z.object({
  work_date: z.string(),
  shift: named.extend({ kind: z.enum(shiftKinds) }),
  zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(scheduleStatuses),
  /** Name of the holiday on this day. */
  holiday: z.string().nullable(),
  /** Planned in the week of this day, without unpaid breaks. */
  week_minutes: z.int(),
  /** Why the day conflicts with others: a short rest before it, or the week exceeds a limit with it. */
  conflicts: z.array(z.string()),
});
export type PlannedDay = z.output<typeof plannedDay>;

/** A day that an approved swap decided. A day that a colleague covers has no planned shift. */
const swappedDay = z.object({
  work_date: z.string(),
  kind: z.enum(swappedDayKinds),
  /** Null: outside the viewer's reach. */
  colleague: z.string().nullable(),
});
export type SwappedDay = z.output<typeof swappedDay>;

/** A day that the person gives away if a swap is approved. */
const pendingSwap = z.object({
  /** Of the swap. */
  id: z.int(),
  work_date: z.string(),
  /** Null: outside the viewer's reach. */
  colleague: z.string().nullable(),
});

/** For viewers who may read assignments. */
const calendarAssignment = z.object({
  id: z.int(),
  shift_id: z.int().nullable(),
  rotation: z.string().nullable(),
  from: z.string(),
  to: z.string().nullable(),
  /** Monday is 1; empty for a rotation. */
  work_days: z.array(z.int()),
});
export type CalendarAssignment = z.output<typeof calendarAssignment>;

export const calendarPerson = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  client: z.string(),
  client_id: z.int(),
  /** The first of the viewer's teams by name. */
  team: z.string().nullable(),
  days: z.array(plannedDay),
  swaps: z.array(swappedDay),
  pending_swaps: z.array(pendingSwap),
  assignments: z.array(calendarAssignment),
  /** Set if no assignment includes one of the days: the day after the last one, null if there was none. */
  without_shift: z.object({ since: z.string().nullable() }).nullable(),
  /** The viewer may change the shifts of this person. */
  abilities: z.object({ assign: z.boolean() }),
});
export type CalendarPerson = z.output<typeof calendarPerson>;

/** Under the filters of the calendar: what the heads of the days and the chips show. */
export const calendarSummary = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      /** Shifts to be worked. */
      shifts: z.int(),
      /** The holiday of most people on this day. */
      holiday: z.string().nullable(),
    }),
  ),
  /** Days with a conflict, whatever the filter of marks. */
  conflicts: z.int(),
  /** Swaps that wait for approval, whatever the filter of marks. Null: the viewer decides no swaps. */
  swaps: z.int().nullable(),
});
export type CalendarSummary = z.output<typeof calendarSummary>;

/** The outcome of placing one employee; `problem` is null if it is possible. */
export const placementOutcome = z.object({
  employee_id: z.int(),
  name: z.string(),
  current_shift: z.string().nullable(),
  problem: z.string().nullable(),
  /** Weeks with more hours than the law or the contract with the client allows, and short rests between shifts. */
  warnings: z.array(z.string()),
});
export type PlacementOutcome = z.output<typeof placementOutcome>;
