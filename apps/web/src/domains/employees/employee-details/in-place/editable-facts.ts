import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { type EmployeeField, paymentMethods } from '@muster/contract/domains/employees/employees.constants.ts';
import { eachField, openPlainFields, sensitivePlainFields } from '@muster/contract/domains/employees/plain-fields.ts';
import { workLocationLabel, workLocations } from '@muster/contract/states.ts';

export interface FactOption {
  readonly value: string;
  readonly label: string;
}

/** How a fact is edited in place. `holds` returns the form's value for the typed text. */
export interface FactInput {
  readonly kind: 'text' | 'email' | 'tel' | 'date' | 'amount' | 'choice';
  readonly holds: 'text' | 'id' | 'flag';
  readonly options?: readonly FactOption[];
}

/** Dated facts: changed from a day on, in a dialog. */
export const datedFacts: Partial<Record<EmployeeField, AssignmentKind>> = {
  client_id: 'client',
  position: 'position',
  shift_id: 'shift',
};

const text = { kind: 'text', holds: 'text' } as const;
const email = { kind: 'email', holds: 'text' } as const;
const phone = { kind: 'tel', holds: 'text' } as const;
const day = { kind: 'date', holds: 'text' } as const;
const flag: FactInput = {
  kind: 'choice',
  holds: 'flag',
  options: [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
};
const location: FactInput = {
  kind: 'choice',
  holds: 'text',
  options: workLocations.map((value) => ({ value, label: workLocationLabel(value) })),
};

const inputs: Partial<Record<EmployeeField, FactInput>> = {
  client_position: text,
  work_email: email,
  work_phone: phone,
  client_email: email,
  primary_work_location: location,
  secondary_work_location: location,
  payment_method: {
    kind: 'choice',
    holds: 'text',
    options: paymentMethods.map((value) => ({ value, label: value })),
  },
  start_date: day,
  orientation_date: day,
  birthdate: day,
  ...eachField([...openPlainFields, ...sensitivePlainFields], () => text),
  '201_complete': flag,
  is_salaried: flag,
  internal_staff_flag: flag,
  is_infraction_exempted: flag,
  personal_email: email,
  personal_phone: phone,
  address_line_1: text,
  address_line_2: text,
  city: text,
  zip: text,
  bank_name: text,
  bank_type: text,
  bank_account_no: text,
  notes: text,
  emergency_contact_name: text,
  emergency_contact_phone: phone,
  emergency_contact_relationship: text,
  basic_salary: { kind: 'amount', holds: 'text' },
};

export interface FactChoices {
  readonly offices: readonly FactOption[];
  readonly timezones: readonly FactOption[];
}

/** Null if the fact cannot be edited in place. */
export function inputOf(field: EmployeeField, { offices, timezones }: FactChoices): FactInput | null {
  if (field === 'office_id') return { kind: 'choice', holds: 'id', options: offices };
  if (field === 'timezone_id') return { kind: 'choice', holds: 'id', options: timezones };
  return inputs[field] ?? null;
}

/** Initial value of the input. */
export function typedOf(employee: EmployeeDetails, field: EmployeeField): string {
  const record: Readonly<Record<string, unknown>> = employee;
  const value = record[field];
  return value === null || value === undefined ? '' : String(value);
}

/** The form's value for the typed text. */
export function heldBy(typed: string, { holds }: FactInput): string | number | boolean | null {
  if (holds === 'flag') return typed === 'true';
  if (holds === 'id') return typed === '' ? null : Number(typed);
  return typed;
}
