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
  shift: named,
  zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(scheduleStatuses),
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

export const calendarPerson = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  client: z.string(),
  days: z.array(plannedDay),
  swaps: z.array(swappedDay),
});
export type CalendarPerson = z.output<typeof calendarPerson>;

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
