import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { employeeLabels, sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';

type Name = keyof EmployeeFormValues & string;

/** Name and label of a field, with the lock if its value is sensitive. */
export function fieldNamed<N extends Name>(name: N) {
  const sensitive = (sensitiveFields as readonly string[]).includes(name);
  return { name, label: employeeLabels[name], ...(sensitive && { sensitive }) };
}
