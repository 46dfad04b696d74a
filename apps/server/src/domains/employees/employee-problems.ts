import { type FieldErrors, invalidInput, Problem } from '@muster/contract';
import { employeeLabels, type SensitiveField } from '@muster/contract/domains/employees/employees.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import type { ReferenceProblems } from './employee-references.repository.ts';

/** @throws Problem invalid-input naming every field at once, with `validation.unique` for what is taken (section 8). */
export function assertReferences(problems: ReferenceProblems): void {
  const errors: FieldErrors = {};
  const codes: FieldErrors = {};
  const invalid = (
    field: 'client_id' | 'shift_id' | 'office_id' | 'timezone_id' | 'cost_currency_id',
    text?: string,
  ) => {
    errors[field] = [text ?? say.invalid(employeeLabels[field])];
    codes[field] = ['validation.exists'];
  };
  const taken = (field: 'third_party_employee_id' | 'work_email' | 'personal_email') => {
    errors[field] = [say.unique(employeeLabels[field])];
    codes[field] = ['validation.unique'];
  };
  if (problems.client)
    invalid('client_id', 'The client is invalid: choose an active client with a valid invoice configuration.');
  if (problems.shift) invalid('shift_id');
  if (problems.office) invalid('office_id');
  if (problems.timezone) invalid('timezone_id');
  if (problems.currency) invalid('cost_currency_id');
  if (problems.employeeIdTaken) taken('third_party_employee_id');
  if (problems.workEmailTaken) taken('work_email');
  if (problems.personalEmailTaken) taken('personal_email');
  if (Object.keys(errors).length > 0) throw invalidInput(errors, codes);
}

/** Two requests can take one number at the same moment. */
export const withUniqueErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, employeeLabels, {
    employee_third_party_employee_id_unique: ['third_party_employee_id', 'taken'],
    employee_work_email_unique: ['work_email', 'taken'],
    employee_sensitive_personal_email_unique: ['personal_email', 'taken'],
  });

/** Another call changes it: the update of the record must not bypass that (reliability row 12). */
export function refusedExemption(): Problem {
  const text = 'You may not change the exemption from infractions.';
  return invalidInput({ is_infraction_exempted: [text] });
}

/** Refuses requests that set fields which the sender may not see, instead of dropping the fields (reliability row 12). */
export function assertNoRefusedFields(refused: readonly SensitiveField[]): void {
  if (refused.length === 0) return;
  const entries = refused.map((field) => [field, [`You may not set the ${employeeLabels[field].toLowerCase()}.`]]);
  throw new Problem('invalid-input', 'The request sets fields that you may not change.', {
    errors: Object.fromEntries(entries),
  });
}
