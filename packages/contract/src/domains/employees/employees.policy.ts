import { type Grants, mayAccess } from '../../access.ts';
import { isSeen } from '../../list-column.ts';
import { maySeeSensitiveData, sensitiveDataAccess } from '../../sensitive-data.ts';
import { isOwnRecord, type Viewer } from '../../viewer.ts';
import { recordAccess } from '../teams/teams.policy.ts';
import { employeeColumnNames, employeeColumns } from './employee-columns.ts';
import { type SensitiveField, sensitiveFields } from './employees.constants.ts';

/** The roles that decide about changes of pay, of those who see them. */
export const payChangeRoles = ['admin', 'hr'] as const;

/** Rules of the calls and of the row actions alike (sections 2.9 and 6). */
export const employeeAccess = {
  ...recordAccess,
  create: { permissions: ['can create employees'] },
  update: { permissions: ['can update employees'], exceptRoles: ['account manager'] },
  delete: { permissions: ['can delete employees'] },
  exempt: { roles: ['admin', 'hr', 'workforce admin'] },
  readSensitive: sensitiveDataAccess,
  seeAttachments: sensitiveDataAccess,
  seeCosts: sensitiveDataAccess,
  /** All changes of pay for those who see pay, the own requests for others who can make some. */
  seePayChanges: { permissions: [...sensitiveDataAccess.permissions, 'can update employees'] },
  /** Who approves what a second person approves. The right to change employees is checked too. */
  decidePayChanges: { ...sensitiveDataAccess, andRoles: payChangeRoles },
} as const;

export function mayListEmployees(viewer: Grants): boolean {
  return mayAccess(employeeAccess.list, viewer);
}

export function mayReadEmployees(viewer: Grants): boolean {
  return mayAccess(employeeAccess.read, viewer);
}

export function mayUpdateEmployee(viewer: Grants): boolean {
  return mayAccess(employeeAccess.update, viewer);
}

/**
 * Whether absences count as infractions; set by the form, by a file and by a call of its own. Nobody exempts themselves.
 * `employeeId` is null for a new employee.
 */
export function mayExempt(
  viewer: Grants & Pick<Viewer, 'employeeId' | 'ownRecords'>,
  employeeId: number | null,
): boolean {
  return mayAccess(employeeAccess.exempt, viewer) && (employeeId === null || !isOwnRecord(viewer, employeeId));
}

/** Nobody chooses their own policies: they give leave and paid holidays. */
export function mayChangePolicies(
  viewer: Grants & Pick<Viewer, 'employeeId' | 'ownRecords'>,
  employeeId: number,
): boolean {
  return mayUpdateEmployee(viewer) && !isOwnRecord(viewer, employeeId);
}

export function mayDeleteEmployee(viewer: Grants): boolean {
  return mayAccess(employeeAccess.delete, viewer);
}

/**
 * Decided by the server for each viewer and returned as `sensitiveData` (docs/decisions.md, Employees). No permission
 * shows sensitive data to client users.
 */
export function maySeeSensitive(viewer: Grants): boolean {
  return maySeeSensitiveData(viewer);
}

/** Decides about changes of pay of others: sees the values, and may change them alone where no second person is required. */
export function mayDecidePayChanges(viewer: Grants): boolean {
  return mayAccess(employeeAccess.decidePayChanges, viewer) && maySeeCosts(viewer) && mayUpdateEmployee(viewer);
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

/** What the list shows a viewer. Sorting and filtering by any other column is ignored. */
export function visibleColumns(viewer: Grants): readonly string[] {
  return employeeColumnNames.filter((name) => isSeen(employeeColumns, name, viewer));
}

/** Sensitive fields of a body that the sender may not set; the call refuses them instead of dropping them. */
export function refusedSensitiveFields(body: object, viewer: Grants): readonly SensitiveField[] {
  if (maySeeSensitive(viewer)) return [];
  return sensitiveFields.filter((field) => field in body);
}

/**
 * Bank and pay fields: changing them requires a fresh factor, never works while impersonating, and never for oneself
 * (reliability rows 3 and 30).
 */
export function changesPay(fields: readonly string[]): boolean {
  return fields.some((field) => payFields.has(field));
}

const payFields: ReadonlySet<string> = new Set<SensitiveField | 'payment_method'>([
  'payment_method',
  'bank_name',
  'bank_type',
  'bank_account_no',
  'basic_salary',
]);
