import { z } from 'zod';
import {
  flag,
  optionalDay,
  optionalId,
  optionalText,
  requiredChoice,
  requiredDay,
  requiredId,
  requiredText,
} from '../../fields.ts';
import { isDay, weekdayOf } from '../../plain-day.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  maxPlacedEmployees,
  overtimeOccasions,
  placementLabels,
  roundingDirections,
  roundingSteps,
  shiftKinds,
  shiftLabels,
} from './shifts.constants.ts';

const clock = (label: string) =>
  requiredText(label, 8).refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), say.invalid(label));

const minutes = (label: string, least: number, most: number) =>
  z
    .number({ error: say.number(label) })
    .int(say.number(label))
    .min(least, say.min(label, least))
    .max(most, say.max(label, most));

const weekdays = (label: string) =>
  z
    .array(z.int().min(1).max(7), { error: say.invalid(label) })
    .max(7, say.invalid(label))
    .refine((days) => new Set(days).size === days.length, say.invalid(label))
    .transform((days) => days.toSorted());

const shiftBreak = z.strictObject({
  shift_break_type_id: requiredId('Break type'),
  starts_after_minutes: minutes('Break start', 0, 1439),
  minutes: minutes('Break length', 1, 480),
});

const shiftOvertime = z.strictObject({
  applies: requiredChoice('Overtime', overtimeOccasions),
  minimum_minutes: minutes('Overtime minimum', 0, 480),
  rounding_minutes: minutes('Overtime rounding', 1, 60),
  needs_approval: flag('Overtime approval'),
});

/** How punches count; 0 minutes switch a rule off. */
const attendanceRules = {
  grace_minutes: minutes(shiftLabels.grace_minutes, 0, 60).default(0),
  rounding_minutes: z
    .literal(roundingSteps, {
      error: `${shiftLabels.rounding_minutes}: use one of ${roundingSteps.join(', ')} minutes.`,
    })
    .default(0),
  rounding_direction: requiredChoice(shiftLabels.rounding_direction, roundingDirections).default('nearest'),
  meal_minutes: minutes(shiftLabels.meal_minutes, 0, 120).default(0),
  meal_after_minutes: minutes(shiftLabels.meal_after_minutes, 60, 960).default(300),
};

const shiftFields = {
  name: requiredText(shiftLabels.name, 100),
  kind: requiredChoice(shiftLabels.kind, shiftKinds),
  client_id: optionalId(shiftLabels.client_id),
  timezone_id: requiredId(shiftLabels.timezone_id),
  start_time: clock(shiftLabels.start_time),
  end_time: clock(shiftLabels.end_time),
  work_days: weekdays(shiftLabels.work_days).refine((days) => days.length > 0, say.required(shiftLabels.work_days)),
  used_on_holidays: flag(shiftLabels.used_on_holidays),
  used_on_restdays: flag(shiftLabels.used_on_restdays),
  shift_breaks: z
    .array(shiftBreak, { error: say.invalid(shiftLabels.shift_breaks) })
    .max(8)
    .default([]),
  shift_overtimes: z
    .array(shiftOvertime, { error: say.invalid(shiftLabels.shift_overtimes) })
    .max(4)
    .default([]),
  ...attendanceRules,
};

export const createShiftBody = z.strictObject({
  ...shiftFields,
  shift_active_start_date: requiredDay(shiftLabels.shift_active_start_date),
});
export type CreateShiftInput = z.output<typeof createShiftBody>;

/** `effective_from`: the first day of the changed times. Required once the shift is in use; earlier days do not change. */
export const updateShiftBody = z.strictObject({
  ...shiftFields,
  effective_from: optionalDay(shiftLabels.effective_from),
  version: z.int(),
});

/** The fields of a shift version, as the form sends them. */
export type ShiftTerms = Pick<
  CreateShiftInput,
  | 'timezone_id'
  | 'start_time'
  | 'end_time'
  | 'work_days'
  | 'used_on_holidays'
  | 'used_on_restdays'
  | 'shift_breaks'
  | 'shift_overtimes'
  | keyof typeof attendanceRules
>;

const placementFields = z.strictObject({
  employee_ids: z
    .array(requiredId(placementLabels.employee_ids), { error: say.required(placementLabels.employee_ids) })
    .min(1, say.required(placementLabels.employee_ids))
    .max(maxPlacedEmployees, `At most ${maxPlacedEmployees} employees can be assigned together.`),
  shift_id: optionalId(placementLabels.shift_id),
  rotation_id: optionalId(placementLabels.rotation_id),
  /** The Monday of any week 1 of the rotation: with it halves of a team work different weeks. */
  rotation_starts_on: optionalDay(placementLabels.rotation_starts_on),
  from: requiredDay(placementLabels.from),
  to: optionalDay(placementLabels.to),
  rest_days: weekdays(placementLabels.rest_days)
    .refine((days) => days.length < 7, 'At least one day must be worked.')
    .nullish(),
  reason: optionalText(placementLabels.reason, 300),
  /** How many worked days the user saw that this changes. Default: none. */
  worked_days: z.int().min(0).optional(),
});

/**
 * To a shift or to a rotation. Without rest days, the shift's work days apply; those of a rotation are part of its pattern. Without a
 * last day, it is valid until another shift begins.
 */
export const placementBody = placementFields.superRefine((body, check) => {
  const wrong = (field: keyof typeof body, message: string) =>
    check.addIssue({ code: 'custom', path: [field], message });
  if (body.to && body.to < body.from) wrong('to', 'The last day must not come before the first.');
  if (body.rotation_id === undefined || body.rotation_id === null) {
    if (body.shift_id === undefined || body.shift_id === null)
      wrong('shift_id', say.required(placementLabels.shift_id));
    if (body.rotation_starts_on) wrong('rotation_starts_on', say.invalid(placementLabels.rotation_starts_on));
    return;
  }
  if (body.shift_id) wrong('shift_id', 'Choose a shift or a rotation, not both.');
  if (body.rest_days) wrong('rest_days', 'The days off of a rotation are part of its pattern.');
  if (!body.rotation_starts_on) wrong('rotation_starts_on', say.required(placementLabels.rotation_starts_on));
  else if (!isMonday(body.rotation_starts_on)) wrong('rotation_starts_on', 'Choose a Monday.');
});

const isMonday = (day: string) => !isDay(day) || weekdayOf(day) === 1;

/** Both days included. */
export const daysOffBody = z.strictObject({
  from: requiredDay(placementLabels.from),
  to: requiredDay(placementLabels.to),
});

export const endAssignmentBody = z.strictObject({ last_day: requiredDay(placementLabels.to) });
