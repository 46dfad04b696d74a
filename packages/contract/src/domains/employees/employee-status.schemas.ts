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
import type { FieldErrors } from '../../problem.ts';
import { clearanceStatuses, type EmployeeStatus, isSeparated } from '../../states.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const statusLabels = {
  status_type_id: 'Kind',
  effective_date: 'Date',
  reason: 'Reason',
  clearance_status: 'Clearance status',
  rehire: 'Rehire',
  start_date: 'Start date',
  orientation_date: 'Orientation date',
  shift_id: 'Shift',
} as const;

/** Form data knows texts alone: ids and flags are understood as texts too. */
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

/** Clearance and rehire belong to a reason that ends the employment; `separationErrors` asks for them there. */
export const deactivationBody = z.strictObject({
  ...whom,
  status_type_id: formId(statusLabels.status_type_id),
  effective_date: requiredDay(statusLabels.effective_date),
  reason: requiredText(statusLabels.reason, 300),
  clearance_status: requiredChoice(statusLabels.clearance_status, clearanceStatuses).optional(),
  rehire: formFlag(statusLabels.rehire).optional(),
});
export type DeactivationRequest = z.output<typeof deactivationBody>;

export const reactivationBody = z.strictObject({
  ...whom,
  effective_date: requiredDay(statusLabels.effective_date),
  reason: optionalText(statusLabels.reason, 300),
});
export type ReactivationRequest = z.output<typeof reactivationBody>;

/** Without a shift the employee comes back without one, and the list warns of it. */
export const rehireBody = z.strictObject({
  ...whom,
  start_date: requiredDay(statusLabels.start_date),
  orientation_date: optionalDay(statusLabels.orientation_date),
  shift_id: formId(statusLabels.shift_id).optional(),
  reason: optionalText(statusLabels.reason, 300),
});
export type RehireRequest = z.output<typeof rehireBody>;

export const exemptionBody = z.strictObject({ id: formId('Id'), exempted: formFlag('Exempt from infractions') });

/** What an ending needs beside its reason, and a suspension must not carry. */
export function separationErrors(
  group: EmployeeStatus,
  given: Pick<DeactivationRequest, 'clearance_status' | 'rehire'>,
): FieldErrors {
  const wants = isSeparated(group);
  const fields = ['clearance_status', 'rehire'] as const;
  const wrong = fields.filter((field) => (given[field] === undefined) === wants);
  return Object.fromEntries(
    wrong.map((field) => [field, [wants ? say.required(statusLabels[field]) : say.invalid(statusLabels[field])]]),
  );
}
