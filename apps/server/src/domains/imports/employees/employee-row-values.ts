import { employeeLabels as label } from '@muster/contract/domains/employees/employees.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { centsValue, dayValue, flagValue, isNumericPhone } from '../cell-values.ts';
import type { FileRow } from '../kind-work.ts';
import type { RowErrors } from '../row-errors.ts';
import type { EmployeeLookups } from './employee-lookups.ts';

const shiftKinds = ['Mid Shift', 'Day Shift', 'Night Shift'] as const;

export interface EmployeeRowValues {
  /** The form fields that the row sets, as the call accepts them; without the shift. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly shiftKind: (typeof shiftKinds)[number] | null;
}

/** Converts the cells of a row to what the form would send (section 5.5); empty cells are omitted. */
export function employeeRowValues(row: FileRow, lookups: EmployeeLookups, errors: RowErrors): EmployeeRowValues {
  const given: Record<string, unknown> = {};
  for (const [key, text] of row.cells) {
    const read = readers[key] ?? plainText;
    const value = read(text, lookups);
    if (value === undefined) continue;
    if (typeof value === 'object' && value !== null) errors.add(key, value.error);
    else given[key] = value;
  }
  const { shift_id: shiftKind, ...fields } = given;
  return { given: fields, shiftKind: shiftKinds.find((kind) => kind === shiftKind) ?? null };
}

/** Undefined: not a field of the form. */
type Read = (
  text: string,
  lookups: EmployeeLookups,
) => string | number | boolean | undefined | { readonly error: string };

const plainText: Read = (text) => text;
const notHere: Read = () => undefined;

const day =
  (field: keyof typeof label): Read =>
  (text) =>
    dayValue(text) ?? { error: `${say.invalid(label[field])} Write it as YYYY-MM-DD.` };

const flag =
  (field: keyof typeof label): Read =>
  (text) =>
    flagValue(text) ?? { error: `${say.invalid(label[field])} Write Yes or No.` };

const phone =
  (field: keyof typeof label): Read =>
  (text) =>
    isNumericPhone(text) ? text : { error: say.number(label[field]) };

const location: Read = (text) => text.toLowerCase();

const readers: Readonly<Record<string, Read>> = {
  system_id: notHere,
  leave_policy: notHere,
  leave_policy_start: notHere,
  holiday_policy: notHere,
  holiday_policy_start: notHere,
  occurrence_points_policy: notHere,
  occurrence_points_policy_start: notHere,
  client_id: (text, lookups) => lookups.client(text)?.id ?? { error: say.invalid(label.client_id) },
  office_id: (text, lookups) => lookups.office(text)?.id ?? { error: say.invalid(label.office_id) },
  timezone_id: (text, lookups) =>
    lookups.zone(text)?.id ?? { error: `${say.invalid(label.timezone_id)} Write it in the Asia/Manila style.` },
  shift_id: (text) =>
    shiftKinds.find((kind) => kind.toLowerCase() === text.toLowerCase()) ?? {
      error: 'The shift must be Mid Shift, Day Shift or Night Shift.',
    },
  primary_work_location: location,
  secondary_work_location: location,
  payment_method: (text) =>
    text.toLowerCase() === 'cash' ? 'Cash' : text.toLowerCase() === 'bank account' ? 'Bank Account' : text,
  birthdate: day('birthdate'),
  start_date: day('start_date'),
  orientation_date: day('orientation_date'),
  internal_staff_flag: flag('internal_staff_flag'),
  '201_complete': flag('201_complete'),
  is_salaried: flag('is_salaried'),
  is_infraction_exempted: flag('is_infraction_exempted'),
  work_phone: phone('work_phone'),
  personal_phone: phone('personal_phone'),
  emergency_contact_phone: phone('emergency_contact_phone'),
  basic_salary: (text) => {
    const cents = centsValue(text);
    return cents === null ? { error: say.number(label.basic_salary) } : cents / 100;
  },
};
