import { z } from 'zod';
import {
  flag,
  optionalDay,
  optionalText,
  requiredChoice,
  requiredDay,
  requiredId,
  requiredText,
} from '../../fields.ts';
import { isDay, weekdayOf } from '../../plain-day.ts';
import type { FieldErrors } from '../../problem.ts';
import { clearanceStatuses, type EmployeeStatus, isSeparated } from '../../states.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { startDay } from './start-day.ts';

export const statusLabels = {
  status_type_id: 'Type',
  effective_date: 'Date',
  reason: 'Reason',
  clearance_status: 'Clearance status',
  rehire: 'Rehire',
  immediately: 'End now',
  start_date: 'Start date',
  orientation_date: 'Orientation date',
  shift_id: 'Shift',
  rotation_id: 'Rotation',
  rotation_starts_on: 'Week 1 starts on',
} as const;

/** Form data has only texts, so ids and flags are accepted as texts too. */
const formId = (label: string) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given),
    requiredId(label),
  );
const formFlag = (label: string) =>
  z.preprocess(
    (given) => (given === 'true' || given === '1' ? true : given === 'false' || given === '0' ? false : given),
    flag(label),
  );

const whom = { id: formId('Id'), version: formId('Version').optional() };

/**
 * Clearance and rehire belong to reasons that end the employment; `separationErrors` requires them there. So does
 * `immediately`, which ends it before the last shift is worked.
 */
export const deactivationBody = z.strictObject({
  ...whom,
  status_type_id: formId(statusLabels.status_type_id),
  effective_date: requiredDay(statusLabels.effective_date),
  reason: requiredText(statusLabels.reason, 300),
  clearance_status: requiredChoice(statusLabels.clearance_status, clearanceStatuses).optional(),
  rehire: formFlag(statusLabels.rehire).optional(),
  immediately: formFlag(statusLabels.immediately).optional(),
});
export type DeactivationRequest = z.output<typeof deactivationBody>;

export const endingPreviewBody = z.strictObject({
  id: requiredId('Id'),
  effective_date: requiredDay(statusLabels.effective_date),
});

export const endingCancellationBody = z.strictObject({
  id: requiredId('Id'),
  version: requiredId('Version').optional(),
});

export const reactivationBody = z.strictObject({
  ...whom,
  effective_date: requiredDay(statusLabels.effective_date),
  reason: optionalText(statusLabels.reason, 300),
});

/** Without a shift or rotation the employee has no schedule, and the list shows a warning. */
export const rehireBody = z
  .strictObject({
    ...whom,
    start_date: startDay(statusLabels.start_date),
    orientation_date: optionalDay(statusLabels.orientation_date),
    shift_id: formId(statusLabels.shift_id).optional(),
    rotation_id: formId(statusLabels.rotation_id).optional(),
    /** The Monday of any week 1 of the rotation. */
    rotation_starts_on: optionalDay(statusLabels.rotation_starts_on),
    reason: optionalText(statusLabels.reason, 300),
  })
  .superRefine(({ shift_id: shift, rotation_id: rotation, rotation_starts_on: weekOne }, check) => {
    const wrong = (field: 'shift_id' | 'rotation_starts_on', message: string) =>
      check.addIssue({ code: 'custom', path: [field], message });
    if (rotation === undefined) {
      if (weekOne) wrong('rotation_starts_on', say.invalid(statusLabels.rotation_starts_on));
      return;
    }
    if (shift !== undefined) wrong('shift_id', 'Choose a shift or a rotation, not both.');
    if (!weekOne) wrong('rotation_starts_on', say.required(statusLabels.rotation_starts_on));
    else if (isDay(weekOne) && weekdayOf(weekOne) !== 1) wrong('rotation_starts_on', 'Choose a Monday.');
  });

export const exemptionBody = z.strictObject({ id: formId('Id'), exempted: formFlag('Exempt from infractions') });

/** Fields that the end of an employment requires and a suspension must not have. */
export function separationErrors(
  group: EmployeeStatus,
  given: Pick<DeactivationRequest, 'clearance_status' | 'rehire' | 'immediately'>,
): FieldErrors {
  const wants = isSeparated(group);
  const fields = ['clearance_status', 'rehire'] as const;
  const wrong = fields.filter((field) => (given[field] === undefined) === wants);
  const errors: FieldErrors = Object.fromEntries(
    wrong.map((field) => [field, [wants ? say.required(statusLabels[field]) : say.invalid(statusLabels[field])]]),
  );
  if (!wants && given.immediately === true) errors.immediately = [say.invalid(statusLabels.immediately)];
  return errors;
}
