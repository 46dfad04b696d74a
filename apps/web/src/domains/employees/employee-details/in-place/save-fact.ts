import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { EmployeeField } from '@muster/contract/domains/employees/employees.constants.ts';
import type { UpdateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';
import { callApi } from '../../../../platform/api/call-api.ts';
import { employeesEndpoints } from '../../../../platform/api/endpoints/employees.generated.ts';
import { fieldErrorsOf, problemText } from '../../../../platform/api/problem-error.ts';
import { valuesOf } from '../../employee-form/employee-form-values.ts';

export interface FactChange {
  readonly employee: EmployeeDetails;
  readonly version: number;
  readonly field: EmployeeField;
  readonly value: string | number | boolean | null;
}

/** Sends one fact by the rules of the whole form. Answers what is wrong, or null where it was saved; throws a conflict. */
export async function saveFact({ employee, version, field, value }: FactChange): Promise<string | null> {
  // The rules bring the validation code along: loaded when somebody edits, not when somebody looks.
  const rules = await import('@muster/contract/domains/employees/employee-form.ts');
  const values = { ...valuesOf(employee), [field]: value };
  const errors = rules.employeeFormErrors(values, { mode: 'update', sensitiveVisible: employee.sensitiveData });
  const own = errors[field]?.[0];
  if (own !== undefined) return own;
  const whole = rules.updateEmployeeRequest({ id: employee.id, version }, values, employee.sensitiveData);
  await callApi(employeesEndpoints.update, { body: withoutOthers(whole, field) });
  return null;
}

/** What the server had against the fact, or against the record as a whole. */
export function refusalText(problem: unknown, field: EmployeeField): string {
  const errors = fieldErrorsOf(problem);
  return errors[field]?.[0] ?? Object.values(errors)[0]?.[0] ?? problemText(problem);
}

/** Facts that every update must carry. */
const always: readonly string[] = [
  'id',
  'version',
  'name',
  'third_party_employee_id',
  'timezone_id',
  'position',
  'work_email',
  'office_id',
  'primary_work_location',
  'secondary_work_location',
  'start_date',
  'orientation_date',
  'payment_method',
] satisfies (keyof UpdateEmployeeRequest)[];

/** What is left out stays as it is stored, and is not judged: an old phone number is no reason to refuse a new city. */
function withoutOthers(whole: UpdateEmployeeRequest, field: EmployeeField): UpdateEmployeeRequest {
  const kept = Object.entries(whole).filter(([name]) => name === field || always.includes(name));
  return Object.fromEntries(kept) as UpdateEmployeeRequest;
}
