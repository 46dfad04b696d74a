import { z } from 'zod';
import {
  flag,
  optionalAmount,
  optionalDay,
  optionalEmail,
  optionalId,
  optionalIdentifier,
  optionalText,
  requiredAmount,
  requiredChoice,
  requiredDay,
  requiredEmail,
  requiredId,
  requiredIdentifier,
  requiredText,
} from '../../fields.ts';
import { workLocations } from '../../states.ts';
import {
  basicSalaryBounds,
  costAmountBounds,
  employeeLabels as label,
  paymentMethods,
  type SensitiveField,
} from './employees.constants.ts';
import { eachField, openPlainFields, type PlainField, plainFieldFacts, sensitivePlainFields } from './plain-fields.ts';
import { startDay } from './start-day.ts';

const plainIdentifier = (field: PlainField) => optionalIdentifier(label[field], plainFieldFacts[field].longest);

/** Rules of section 5.1 for both modes. */
const recordShape = {
  name: requiredText(label.name, 100),
  third_party_employee_id: requiredIdentifier(label.third_party_employee_id, 50),
  timezone_id: requiredId(label.timezone_id),
  position: requiredText(label.position, 100),
  client_position: optionalText(label.client_position, 100),
  work_email: requiredEmail(label.work_email, 100),
  work_phone: optionalIdentifier(label.work_phone, 50),
  client_email: optionalEmail(label.client_email, 100),
  office_id: requiredId(label.office_id),
  ...eachField(openPlainFields, plainIdentifier),
  primary_work_location: requiredChoice(label.primary_work_location, workLocations),
  secondary_work_location: requiredChoice(label.secondary_work_location, workLocations),
  birthdate: optionalDay(label.birthdate),
  start_date: startDay(label.start_date),
  orientation_date: requiredDay(label.orientation_date),
  payment_method: requiredChoice(label.payment_method, paymentMethods, 50),
};

/** An absent switch is off for a new employee and unchanged for an existing one. */
const switches = {
  internal_staff_flag: flag(label.internal_staff_flag),
  '201_complete': flag(label['201_complete']),
  is_salaried: flag(label.is_salaried),
  is_infraction_exempted: flag(label.is_infraction_exempted),
};
const newSwitches = {
  internal_staff_flag: switches.internal_staff_flag.default(false),
  '201_complete': switches['201_complete'].default(false),
  is_salaried: switches.is_salaried.default(false),
  is_infraction_exempted: switches.is_infraction_exempted.default(false),
};
const storedSwitches = {
  internal_staff_flag: switches.internal_staff_flag.optional(),
  '201_complete': switches['201_complete'].optional(),
  is_salaried: switches.is_salaried.optional(),
  is_infraction_exempted: switches.is_infraction_exempted.optional(),
};

/** Absent: unchanged. Null: emptied. The required fields depend on the viewer (employees.rules.ts). */
const sensitiveShape = {
  personal_phone: optionalIdentifier(label.personal_phone, 50),
  personal_email: optionalEmail(label.personal_email, 100),
  address_line_1: optionalText(label.address_line_1, 100),
  address_line_2: optionalText(label.address_line_2, 100),
  city: optionalText(label.city, 100),
  zip: optionalText(label.zip, 100),
  bank_name: optionalText(label.bank_name, 100),
  bank_type: optionalText(label.bank_type, 50),
  bank_account_no: optionalIdentifier(label.bank_account_no, 50),
  ...eachField(sensitivePlainFields, plainIdentifier),
  notes: optionalText(label.notes, 100),
  emergency_contact_name: optionalText(label.emergency_contact_name, 100),
  emergency_contact_phone: optionalIdentifier(label.emergency_contact_phone, 50),
  emergency_contact_relationship: optionalText(label.emergency_contact_relationship, 50),
  basic_salary: optionalAmount(label.basic_salary, basicSalaryBounds),
} satisfies Record<SensitiveField, z.ZodType>;

/** The form's rules in create mode. Amounts are parsed to cents. */
export const createEmployeeShape = {
  ...recordShape,
  ...newSwitches,
  ...sensitiveShape,
  client_id: requiredId(label.client_id),
  shift_id: requiredId(label.shift_id),
  cost_effective_from: requiredDay(label.cost_effective_from),
  cost_effective_to: optionalDay(label.cost_effective_to),
  cost_amount: requiredAmount(label.cost_amount, costAmountBounds),
  cost_currency_id: requiredId(label.cost_currency_id),
};

/** Like the form in create mode, without the cost: an import never sets it (section 5.5). */
export const importedEmployeeBody = z.strictObject({
  ...recordShape,
  ...newSwitches,
  ...sensitiveShape,
  client_id: requiredId(label.client_id),
  shift_id: requiredId(label.shift_id),
});
export type ImportedEmployeeInput = z.output<typeof importedEmployeeBody>;

/** The form's rules in update mode. An absent client or shift stays; a different one begins today. */
export const updateEmployeeShape = {
  ...recordShape,
  ...storedSwitches,
  ...sensitiveShape,
  client_id: optionalId(label.client_id),
  shift_id: optionalId(label.shift_id),
};

// Whatever the value is: the server computes these fields, or other calls change them.
const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional();

/** Read-only fields of section 3: accepted and ignored, so that a record that was read can be sent back. */
const readOnlyShape = {
  user_id: ignored,
  regularization_date: ignored,
  employee_active_dates: ignored,
  attachments: ignored,
  employee_teams: ignored,
  sensitive_preview: ignored,
};

/** What else the record carries for reading. */
const recordOnlyShape = {
  client: ignored,
  shift: ignored,
  rotation: ignored,
  has_photo: ignored,
  employee_status_type_group: ignored,
  planned_ending: ignored,
  sensitiveData: ignored,
  abilities: ignored,
};

/** The current cost of the record. The update refuses another one instead of ignoring it: dated amounts have their own calls. */
const unchangedCostShape = {
  cost_effective_from: optionalDay(label.cost_effective_from),
  cost_effective_to: optionalDay(label.cost_effective_to),
  cost_amount: optionalAmount(label.cost_amount, costAmountBounds),
  cost_currency_id: optionalId(label.cost_currency_id),
};

export const createEmployeeBody = z.strictObject({ ...createEmployeeShape, ...readOnlyShape });
export type CreateEmployeeRequest = z.input<typeof createEmployeeBody>;
export type CreateEmployeeInput = z.output<typeof createEmployeeBody>;

/** `version` is the version that was read; if a newer one is stored, the answer is 409. Section 7.2 lists no version, so it may be absent. */
export const updateEmployeeBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1).optional(),
  ...updateEmployeeShape,
  ...readOnlyShape,
  ...recordOnlyShape,
  ...unchangedCostShape,
});
export type UpdateEmployeeRequest = z.input<typeof updateEmployeeBody>;
export type UpdateEmployeeInput = z.output<typeof updateEmployeeBody>;
