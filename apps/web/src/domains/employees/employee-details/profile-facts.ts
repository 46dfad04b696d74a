import type { EmployeeDetails, SensitivePart } from '@muster/contract/domains/employees/employee-answers.ts';
import {
  type EmployeeField,
  employeeLabels,
  type SensitiveField,
} from '@muster/contract/domains/employees/employees.constants.ts';
import { openPlainFields } from '@muster/contract/domains/employees/plain-fields.ts';
import { type SensitiveGroup, sensitiveGroups } from '@muster/contract/domains/employees/sensitive-groups.ts';
import { centsFrom } from '@muster/contract/money.ts';
import { isSeparated, workLocationLabel } from '@muster/contract/states.ts';
import { formatDay, formatLongDay } from '../../../platform/format/dates.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import type { Fact } from '../../../ui/description-list/description-list.tsx';

/** A fact of the record, or a derived one. */
export interface ProfileFact extends Fact {
  readonly field?: EmployeeField;
}

type Names = { readonly office: string | undefined; readonly timezone: string | undefined };

/** Names of office and zone come from their lists; until they load, the facts are blank. */
export function workFacts(employee: EmployeeDetails, names: Names): readonly ProfileFact[] {
  return [
    fact('client_id', employee.client?.legal_business_name),
    fact('position', employee.position),
    fact('client_position', employee.client_position),
    fact('shift_id', employee.shift?.name ?? employee.rotation),
    fact('office_id', names.office),
    fact('timezone_id', names.timezone),
    fact('primary_work_location', workLocationLabel(employee.primary_work_location)),
    fact('secondary_work_location', workLocationLabel(employee.secondary_work_location)),
    fact('payment_method', employee.payment_method),
  ];
}

export function contactFacts(employee: EmployeeDetails): readonly ProfileFact[] {
  return [
    fact('work_email', employee.work_email),
    fact('work_phone', phoneText(employee.work_phone)),
    fact('client_email', employee.client_email),
  ];
}

/** The values of one revealed group. */
export function sensitiveFactsOf(group: SensitiveGroup, values: SensitivePart): readonly ProfileFact[] {
  return sensitiveGroups[group].fields.map((field: SensitiveField) => {
    const value = values[field] ?? null;
    if (field === 'basic_salary') return fact(field, value === null ? null : formatMoney(centsFrom(value), 'PHP'));
    if (field.endsWith('_phone')) return fact(field, phoneText(value));
    return field === 'notes' ? { ...fact(field, value), wide: true } : fact(field, value);
  });
}

export function employmentFacts(employee: EmployeeDetails): readonly ProfileFact[] {
  const [latest] = employee.employee_active_dates;
  const isOver = isSeparated(employee.employee_status_type_group.name);
  return [
    fact('start_date', formatLongDay(employee.start_date)),
    fact('regularization_date', formatLongDay(employee.regularization_date)),
    fact('orientation_date', formatLongDay(employee.orientation_date)),
    ...(isOver && latest
      ? [
          { label: 'Last day', value: formatLongDay(latest.end_date) },
          { label: 'Reason', value: latest.reason },
          { label: 'Clearance status', value: latest.clearance_status },
          { label: 'Rehire', value: latest.rehire === null ? null : yesNo(latest.rehire) },
        ]
      : []),
  ];
}

export function flagFacts(employee: EmployeeDetails): readonly ProfileFact[] {
  return [
    fact('birthdate', employee.birthdate && formatDay(employee.birthdate)),
    ...openPlainFields.map((field) => fact(field, employee[field])),
    fact('201_complete', yesNo(employee['201_complete'])),
    fact('is_salaried', yesNo(employee.is_salaried)),
    fact('internal_staff_flag', yesNo(employee.internal_staff_flag)),
    fact('is_infraction_exempted', yesNo(employee.is_infraction_exempted)),
  ];
}

function fact(field: EmployeeField, value: string | null | undefined): ProfileFact {
  return { field, label: employeeLabels[field], value: value ?? null };
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
