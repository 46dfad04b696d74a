import { type Grants, mayAccess } from '../../access.ts';
import { maySeeSensitiveData } from '../../sensitive-data.ts';
import { type EmployeeColumn, employeeColumns, type SearchableColumn, searchableColumns } from './employee-columns.ts';
import { type SensitiveField, sensitiveFields } from './employees.constants.ts';

/** Rules of the calls and of the row actions alike (sections 2.9 and 6). */
export const employeeAccess = {
  list: { permissions: ['can view all employees'] },
  read: { permissions: ['can view all employees', 'can read employees'] },
  create: { permissions: ['can create employees'] },
  update: { permissions: ['can update employees'], exceptRoles: ['account manager'] },
  delete: { permissions: ['can delete employees'] },
  exempt: { roles: ['admin', 'hr', 'workforce admin'] },
  seeAttachments: { permissions: ['can view employees sensitive data'] },
  seeCosts: { permissions: ['can view employees sensitive data'] },
} as const;

export function mayListEmployees(viewer: Grants): boolean {
  return mayAccess(employeeAccess.list, viewer);
}

export function mayReadEmployees(viewer: Grants): boolean {
  return mayAccess(employeeAccess.read, viewer);
}

export function mayCreateEmployee(viewer: Grants): boolean {
  return mayAccess(employeeAccess.create, viewer);
}

export function mayUpdateEmployee(viewer: Grants): boolean {
  return mayAccess(employeeAccess.update, viewer);
}

/** Whether absences count as infractions, which the form of the record sets as well as a call of its own. */
export function mayExempt(viewer: Grants): boolean {
  return mayAccess(employeeAccess.exempt, viewer);
}

export function mayDeleteEmployee(viewer: Grants): boolean {
  return mayAccess(employeeAccess.delete, viewer);
}

/**
 * Decided by the server for each viewer; a record's `sensitiveData` is this answer (docs/decisions.md, Employees). What the
 * provider keeps from its clients no grant opens to them.
 */
export function maySeeSensitive(viewer: Grants): boolean {
  return maySeeSensitiveData(viewer);
}

/** True for a viewer who reads, changes and deletes people of the teams that they lead, and the own record, alone. */
export function isBoundToOwnTeams(viewer: Grants): boolean {
  return viewer.roles.includes('team lead') && !mayListEmployees(viewer);
}

/** What an employee costs: the sensitive right, and the right to open the employee at all. */
export function maySeeCosts(viewer: Grants): boolean {
  return maySeeSensitive(viewer) && mayReadEmployees(viewer);
}

/** Contracts and identity documents: open to viewers who may open the employee and see the sensitive fields (section 7.2). */
export function maySeeAttachments(viewer: Grants): boolean {
  return maySeeSensitive(viewer) && mayReadEmployees(viewer);
}

export function mayChangeAttachments(viewer: Grants): boolean {
  return maySeeAttachments(viewer) && mayUpdateEmployee(viewer);
}

/** What the list shows a viewer; sorting and filtering by any other column is left out without a word. */
export function visibleColumns(viewer: Grants): readonly EmployeeColumn[] {
  return employeeColumns.filter((column) => !isHiddenColumn(column, viewer));
}

/** What the global search looks through for a viewer: never a column whose values are hidden. */
export function searchableColumnsFor(viewer: Grants): readonly SearchableColumn[] {
  return searchableColumns.filter((column) => !isHiddenColumn(column, viewer));
}

/** Sensitive fields of a body that its sender may not set; any is a refusal, never silently dropped. */
export function refusedSensitiveFields(body: object, viewer: Grants): readonly SensitiveField[] {
  if (maySeeSensitive(viewer)) return [];
  return sensitiveFields.filter((field) => field in body);
}

/** Where somebody's money goes and how much it is: changing it wants a factor given a moment ago (reliability row 3). */
export function changesPay(fields: readonly string[]): boolean {
  return fields.some((field) => payFields.has(field));
}

const payFields: ReadonlySet<string> = new Set<SensitiveField>([
  'bank_name',
  'bank_type',
  'bank_account_no',
  'basic_salary',
]);

function isHiddenColumn(column: string, viewer: Grants): boolean {
  const isAccountManager = viewer.roles.includes('account manager');
  if (column === 'timezone_id') return isAccountManager;
  if (column === 'personal_email') return isAccountManager || !maySeeSensitive(viewer);
  return column === 'personal_phone' && !maySeeSensitive(viewer);
}
