import { eachField, openPlainFields, plainFieldFacts, plainFieldsIn, sensitivePlainFields } from './plain-fields.ts';

/** Section 3 does not show the whole list; the portal offers these two. */
export const paymentMethods = ['Bank Account', 'Cash'] as const;

/** Offered by the form; the call takes any text of up to 50 characters. */
export const bankTypes = ['Savings', 'Current', 'E-Wallet'] as const;
/** For these the form accepts account numbers of up to 12 digits. */
export const digitsOnlyBankTypes = ['Savings', 'Current'] as const;
export const bankAccountDigits = 12;

/** Whole currency units (section 9). */
export const basicSalaryBounds = { least: 1, most: 1_000_000 } as const;
export const costAmountBounds = { least: 0, most: 10_000_000 } as const;

/** Field names as the form, the error list and every message show them. */
export const employeeLabels = {
  name: 'Name',
  third_party_employee_id: 'Employee ID',
  client_id: 'Client',
  timezone_id: 'Timezone',
  position: 'Position',
  client_position: 'Client position',
  personal_phone: 'Personal phone',
  personal_email: 'Personal email',
  work_email: 'Work email',
  work_phone: 'Work phone',
  client_email: 'Client email',
  office_id: 'Office',
  ...eachField(openPlainFields, (field) => plainFieldFacts[field].label),
  primary_work_location: 'Primary work location',
  secondary_work_location: 'Secondary work location',
  shift_id: 'Shift',
  notes: 'Notes',
  emergency_contact_name: 'Emergency contact name',
  emergency_contact_phone: 'Emergency contact phone',
  emergency_contact_relationship: 'Emergency contact relationship',
  internal_staff_flag: 'Internal staff',
  ...eachField(sensitivePlainFields, (field) => plainFieldFacts[field].label),
  basic_salary: 'Basic salary',
  birthdate: 'Birth date',
  start_date: 'Start date',
  regularization_date: 'Regularization date',
  orientation_date: 'Orientation date',
  payment_method: 'Payment method',
  bank_name: 'Bank name',
  bank_type: 'Bank type',
  bank_account_no: 'Bank account number',
  address_line_1: 'Address line 1',
  address_line_2: 'Address line 2',
  city: 'City',
  zip: 'ZIP code',
  '201_complete': '201 file complete',
  is_salaried: 'Salaried',
  is_infraction_exempted: 'Exempt from infractions',
  cost_effective_from: 'Cost start date',
  cost_effective_to: 'Cost end date',
  cost_amount: 'Cost amount',
  cost_currency_id: 'Cost currency',
} as const;

export type EmployeeField = keyof typeof employeeLabels;

/** Visible and editable only with 'can view employees sensitive data' (section 2.10). The birth date is not one of them. */
export const sensitiveFields = [
  'personal_phone',
  'personal_email',
  'address_line_1',
  'address_line_2',
  'city',
  'zip',
  'bank_name',
  'bank_type',
  'bank_account_no',
  ...sensitivePlainFields,
  'notes',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relationship',
  'basic_salary',
] as const satisfies readonly EmployeeField[];
export type SensitiveField = (typeof sensitiveFields)[number];

/** The fields that employees edit themselves (docs/decisions.md, Employees). */
export const ownProfileFields = [
  'personal_phone',
  'address_line_1',
  'address_line_2',
  'city',
  'zip',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relationship',
] as const satisfies readonly EmployeeField[];
export type OwnProfileField = (typeof ownProfileFields)[number];

/** Hidden and without rules if the payment method is Cash (section 2.10). */
export const bankFields = ['bank_name', 'bank_type', 'bank_account_no'] as const satisfies readonly EmployeeField[];

/** Section 'Cost Information', only in create mode. */
export const costFields = [
  'cost_effective_from',
  'cost_effective_to',
  'cost_amount',
  'cost_currency_id',
] as const satisfies readonly EmployeeField[];

/** The fields of each form section (docs/decisions.md, Employees). */
export const employeeFormSections = [
  {
    title: 'Employee Information',
    fields: [
      'name',
      'third_party_employee_id',
      'position',
      'work_email',
      'work_phone',
      'personal_email',
      'personal_phone',
      'birthdate',
      'address_line_1',
      'address_line_2',
      'city',
      'zip',
      'office_id',
      'timezone_id',
      'primary_work_location',
      'secondary_work_location',
      'shift_id',
      'start_date',
      'orientation_date',
      'regularization_date',
    ],
  },
  { title: 'Client Information', fields: ['client_id', 'client_position', 'client_email'] },
  { title: 'Bank Information', fields: ['payment_method', 'bank_name', 'bank_type', 'bank_account_no'] },
  {
    title: 'Other Information',
    fields: [
      'basic_salary',
      ...plainFieldsIn('Other Information'),
      'notes',
      'internal_staff_flag',
      '201_complete',
      'is_salaried',
      'is_infraction_exempted',
    ],
  },
  {
    title: 'Emergency Information',
    fields: ['emergency_contact_name', 'emergency_contact_phone', 'emergency_contact_relationship'],
  },
  { title: 'Cost Information', fields: costFields },
] as const satisfies readonly { readonly title: string; readonly fields: readonly EmployeeField[] }[];
