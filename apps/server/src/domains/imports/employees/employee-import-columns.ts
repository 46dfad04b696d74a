import type { Grants } from '@muster/contract';
import {
  type EmployeeField,
  employeeLabels,
  sensitiveFields,
} from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { openPlainFields, sensitivePlainFields } from '@muster/contract/domains/employees/plain-fields.ts';
import type { ImportColumn } from '../kind-work.ts';

export const policyKinds = ['leave', 'holiday', 'occurrence_points'] as const;
export type PolicyKind = (typeof policyKinds)[number];

export const policyHeaders = {
  leave: 'Leave policy',
  holiday: 'Holiday policy',
  occurrence_points: 'Occurrence policy',
} as const;

export const policyKey = (kind: PolicyKind) => `${kind}_policy`;
export const policyStartKey = (kind: PolicyKind) => `${kind}_policy_start`;

/** Sensitive ones too: the bank account and the government numbers. */
const identifiers = new Set<EmployeeField>([
  'third_party_employee_id',
  'bank_account_no',
  ...openPlainFields,
  ...sensitivePlainFields,
]);
const required = new Set<EmployeeField>(['third_party_employee_id']);
/** The other columns hold text. */
const held: Partial<Record<EmployeeField, Pick<ImportColumn, 'holds'>>> = {
  birthdate: { holds: 'day' },
  start_date: { holds: 'day' },
  orientation_date: { holds: 'day' },
  internal_staff_flag: { holds: 'flag' },
  '201_complete': { holds: 'flag' },
  is_salaried: { holds: 'flag' },
  is_infraction_exempted: { holds: 'flag' },
  basic_salary: { holds: 'number' },
};

/** In the order of the template; headings are the labels of the form. There is no cost column (section 5.5). */
const openFields = [
  'third_party_employee_id',
  'name',
  'client_id',
  'position',
  'client_position',
  'work_email',
  'work_phone',
  'client_email',
  'office_id',
  'timezone_id',
  'primary_work_location',
  'secondary_work_location',
  'shift_id',
  'birthdate',
  'start_date',
  'orientation_date',
  'payment_method',
  ...openPlainFields,
  'internal_staff_flag',
  '201_complete',
  'is_salaried',
  'is_infraction_exempted',
] as const satisfies readonly EmployeeField[];

const policyColumns: readonly ImportColumn[] = policyKinds.flatMap((kind) => [
  { key: policyKey(kind), header: policyHeaders[kind] },
  { key: policyStartKey(kind), header: `${policyHeaders[kind]} start date`, holds: 'day' },
]);

const systemIdColumn: ImportColumn = { key: 'system_id', header: 'System ID', holds: 'number' };

const column = (field: EmployeeField): ImportColumn => ({
  key: field,
  header: employeeLabels[field],
  isRequired: required.has(field),
  isIdentifier: identifiers.has(field),
  ...held[field],
});

const openColumns = [systemIdColumn, ...openFields.map(column), ...policyColumns];

export const everyEmployeeColumn: readonly ImportColumn[] = [
  ...openColumns,
  ...sensitiveFields.map((field) => ({ ...column(field), isSensitive: true })),
];

/** The file has sensitive columns only for users who may see them. */
export function employeeImportColumns(viewer: Grants): readonly ImportColumn[] {
  return maySeeSensitive(viewer) ? everyEmployeeColumn : openColumns;
}
