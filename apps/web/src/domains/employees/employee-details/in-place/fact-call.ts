import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { EmployeeField } from '@muster/contract/domains/employees/employees.constants.ts';
import type { UpdateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';
import { callApi } from '../../../../platform/api/call-api.ts';
import { employeesEndpoints } from '../../../../platform/api/endpoints/employees.generated.ts';
import type { FormCall } from '../../../../platform/form/form-call.ts';
import { valuesOf } from '../../employee-form/employee-form-values.ts';
import { type FactInput, heldBy } from './editable-facts.ts';

/** The text of the one field that is edited. */
export type FactValues = Readonly<Record<string, string>>;

interface EditedFact {
  readonly employee: EmployeeDetails;
  readonly field: EmployeeField;
  readonly input: FactInput;
  /** The version that the editor was opened with. */
  readonly version: () => number;
  /** Labels of what waits for a second person instead of being saved. */
  readonly onWaiting: (fields: readonly string[]) => void;
}

/** Sends one fact by the rules of the whole form. Errors in other fields of the record do not matter. */
export function factCall({ employee, field, input, version, onWaiting }: EditedFact): FormCall<FactValues> {
  const whole = (typed: FactValues) => ({ ...valuesOf(employee), [field]: heldBy(typed[field] ?? '', input) });
  return {
    errorsOf: async (typed) => {
      const values = whole(typed);
      const errors = (await rules()).employeeFormErrors(values, {
        mode: 'update',
        sensitiveVisible: employee.sensitiveData,
        stored: valuesOf(employee),
      });
      const isWithoutAccount = field === 'payment_method' && values.bank_account_no === '';
      const own = errors[field] ?? (isWithoutAccount ? errors.bank_account_no : undefined);
      return own === undefined ? {} : { [field]: own.slice(0, 1) };
    },
    send: async (typed) => {
      const of = { id: employee.id, version: version() };
      const request = (await rules()).updateEmployeeRequest(of, whole(typed), employee.sensitiveData);
      const { pay_change } = await callApi(employeesEndpoints.update, { body: withoutOthers(request, field) });
      onWaiting(pay_change?.fields ?? []);
    },
  };
}

/** The rules bring the validation code: loaded for users who edit, not for those who only read. */
const rules = () => import('@muster/contract/domains/employees/employee-form.ts');

/** Fields that every update must contain. */
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

/** Omitted fields keep their stored values and are not checked: an old phone number must not block a new city. */
function withoutOthers(whole: UpdateEmployeeRequest, field: EmployeeField): UpdateEmployeeRequest {
  const kept = Object.entries(whole).filter(([name]) => name === field || always.includes(name));
  return Object.fromEntries(kept) as UpdateEmployeeRequest;
}
