import { blankTimezoneId } from '@muster/contract/constants.ts';
import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { EmployeeFormValues } from '@muster/contract/domains/employees/employee-form.ts';
import { eachField, openPlainFields, sensitivePlainFields } from '@muster/contract/domains/employees/plain-fields.ts';

/** A new form (section 3): `today` and `bankName` come from the server. */
export function blankValues({
  today,
  bankName,
}: {
  readonly today: string;
  readonly bankName: string;
}): EmployeeFormValues {
  return {
    ...emptySensitive,
    name: '',
    third_party_employee_id: '',
    client_id: null,
    timezone_id: blankTimezoneId,
    position: '',
    client_position: '',
    work_email: '',
    work_phone: '',
    client_email: '',
    office_id: null,
    ...eachField(openPlainFields, () => ''),
    primary_work_location: 'wfo',
    secondary_work_location: 'wfo',
    shift_id: null,
    internal_staff_flag: false,
    birthdate: '',
    start_date: today,
    orientation_date: today,
    payment_method: 'Bank Account',
    bank_name: bankName,
    bank_type: 'Savings',
    '201_complete': false,
    is_salaried: false,
    is_infraction_exempted: false,
    cost_effective_from: '',
    cost_effective_to: '',
    cost_amount: 0,
    cost_currency_id: null,
  };
}

/** A form for a stored record. Missing fields stay empty and are not sent. */
export function valuesOf(record: EmployeeDetails): EmployeeFormValues {
  return {
    ...blankValues({ today: '', bankName: '' }),
    ...sensitiveOf(record),
    name: record.name,
    third_party_employee_id: record.third_party_employee_id,
    client_id: record.client_id,
    timezone_id: record.timezone_id,
    position: record.position,
    client_position: record.client_position ?? '',
    work_email: record.work_email,
    work_phone: record.work_phone ?? '',
    client_email: record.client_email ?? '',
    office_id: record.office_id,
    ...eachField(openPlainFields, (field) => record[field] ?? ''),
    primary_work_location: record.primary_work_location,
    secondary_work_location: record.secondary_work_location,
    shift_id: record.shift_id,
    internal_staff_flag: record.internal_staff_flag,
    birthdate: record.birthdate ?? '',
    start_date: record.start_date,
    orientation_date: record.orientation_date,
    payment_method: record.payment_method,
    '201_complete': record['201_complete'],
    is_salaried: record.is_salaried,
    is_infraction_exempted: record.is_infraction_exempted,
  };
}

const emptySensitive = {
  personal_phone: '',
  personal_email: '',
  address_line_1: '',
  address_line_2: '',
  city: '',
  zip: '',
  bank_name: '',
  bank_type: '',
  bank_account_no: '',
  ...eachField(sensitivePlainFields, () => ''),
  notes: '',
  emergency_contact_name: '',
  emergency_contact_phone: '',
  emergency_contact_relationship: '',
  basic_salary: '',
};

function sensitiveOf(record: EmployeeDetails): typeof emptySensitive {
  const held: Readonly<Record<string, unknown>> = record;
  const entries = Object.keys(emptySensitive).map((field) => [field, held[field] ?? '']);
  return Object.fromEntries(entries) as typeof emptySensitive;
}
