import type { Grants } from '../../access.ts';
import { capitalized } from '../../capitalized.ts';
import { columnNames, defineColumns, idColumn, isShown, optionsOf } from '../../list-column.ts';
import { messages } from '../../messages.ts';
import { maySeeSensitiveData } from '../../sensitive-data.ts';
import { clearanceStatuses, employeeStatuses, workLocationLabel, workLocations } from '../../states.ts';
import type { EmployeeRow } from './employee-answers.ts';

const { column, rehire } = messages.employeeList;
const isNoAccountManager = (viewer: Grants) => !viewer.roles.includes('account manager');
const searched = { kind: 'text', searchOnly: true } as const;

/** Columns of the list in the order of section 2.9, named like the row's fields. */
export const employeeColumns = defineColumns<EmployeeRow>()({
  id: idColumn,
  name: { label: column.name, kind: 'text', searchable: true, width: 30 },
  position: { label: column.position, kind: 'text', searchable: true },
  'client.legal_business_name': { label: column.clientName, kind: 'text', width: 30 },
  timezone_id: {
    label: column.timezone,
    kind: 'id',
    width: 20,
    seenBy: isNoAccountManager,
    value: ({ timezone }) => timezone?.name,
  },
  'shift.shift.name': { label: column.shiftSchedule, kind: 'text', width: 24 },
  personal_email: {
    label: column.personalEmail,
    kind: 'text',
    searchable: true,
    sensitive: true,
    width: 30,
    seenBy: (viewer) => isNoAccountManager(viewer) && maySeeSensitiveData(viewer),
  },
  primary_work_location: {
    label: column.location,
    kind: 'choice',
    options: optionsOf(workLocations, workLocationLabel),
    searchable: true,
    value: (row) => workLocationLabel(row.primary_work_location),
  },
  'employee_status_type_group.name': {
    label: column.status,
    kind: 'choice',
    options: optionsOf(employeeStatuses, capitalized),
    searchable: true,
    width: 14,
  },
  'latest_employee_active_date.reason': { label: column.reason, kind: 'text', searchable: true, width: 30 },
  'latest_employee_active_date.clearance_status': {
    label: column.clearanceStatus,
    kind: 'choice',
    options: optionsOf(clearanceStatuses),
    searchable: true,
  },
  'latest_employee_active_date.rehire': {
    label: column.rehire,
    kind: 'yesNo',
    options: { true: rehire.yes, false: rehire.no },
    width: 10,
  },
  personal_phone: { ...searched, label: 'Personal phone', seenBy: maySeeSensitiveData },
  work_email: { ...searched, label: 'Work email' },
  client_email: { ...searched, label: 'Client email' },
  secondary_work_location: { ...searched, label: 'Secondary location' },
  shift_schedule: { ...searched, label: column.shiftSchedule },
});

/** Columns of the table, without what only filters or is only searched. */
export const employeeColumnNames: readonly string[] = columnNames(employeeColumns, isShown);

/** The columns of the global search (section 9), as named in `searchable_columns`. */
export const searchableColumns = [
  'name',
  'position',
  'personal_email',
  'personal_phone',
  'work_email',
  'client_email',
  'primary_work_location',
  'secondary_work_location',
  'shift_schedule',
  'employee_status_type_group.name',
  'latest_employee_active_date.reason',
  'latest_employee_active_date.clearance_status',
] as const;
export type SearchableColumn = (typeof searchableColumns)[number];
