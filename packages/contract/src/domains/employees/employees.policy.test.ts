import { expect, it } from 'vitest';
import { type Grants, mayAccess } from '../../access.ts';
import { isSeen } from '../../list-column.ts';
import { defaultPermissions, type Permission } from '../../permissions.ts';
import { type Role, roles } from '../../roles.ts';
import { employeeColumnNames, employeeColumns, searchableColumns } from './employee-columns.ts';
import {
  changesPay,
  employeeAccess,
  mayChangeAttachments,
  mayDeleteEmployee,
  mayListEmployees,
  mayReadEmployees,
  maySeeAttachments,
  maySeeCosts,
  maySeeSensitive,
  mayUpdateEmployee,
  refusedSensitiveFields,
  visibleColumns,
} from './employees.policy.ts';

const mayCreateEmployee = (viewer: Grants) => mayAccess(employeeAccess.create, viewer);
const searchableColumnsFor = (viewer: Grants) =>
  searchableColumns.filter((name) => isSeen(employeeColumns, name, viewer));

it.each([
  [mayListEmployees, ['can view all employees']],
  [mayReadEmployees, ['can view all employees', 'can read employees']],
  [mayCreateEmployee, ['can create employees']],
  [mayUpdateEmployee, ['can update employees']],
  [mayDeleteEmployee, ['can delete employees']],
  [maySeeSensitive, ['can view employees sensitive data']],
] as const)('employee-list.access.1 employee-list.actions.3 employee-list.add.1 %o needs one of %j', (may, needed) => {
  for (const permission of needed) expect(may(holding([], permission))).toBe(true);
  const others = defaultPermissions.admin.filter((permission) => !needed.some((name) => name === permission));
  expect(may(holding([], ...others))).toBe(false);
  expect(may(holding(['admin']))).toBe(false);
});

it('roles.account-manager.1 employee-list.actions.2 refuses updates by the account manager role', () => {
  expect(mayUpdateEmployee(holding(['account manager', 'hr'], 'can update employees'))).toBe(false);
});

it('employee-list.columns.13 employee-list.columns.14 roles.account-manager.2 hides two columns from the account manager', () => {
  const manager = holding(['account manager'], 'can view all employees', 'can view employees sensitive data');
  expect(employeeColumnNames.filter((column) => !visibleColumns(manager).includes(column))).toEqual([
    'timezone_id',
    'personal_email',
  ]);
  expect(searchableColumnsFor(manager)).not.toContain('personal_email');
});

it('shows and searches everything for holders of the sensitive right', () => {
  const hr = holding(['hr'], ...defaultPermissions.hr);
  expect(visibleColumns(hr)).toEqual(employeeColumnNames);
  expect(searchableColumnsFor(hr)).toEqual(searchableColumns);
});

it('never searches a column whose values the viewer may not see', () => {
  for (const role of roles) {
    const viewer = holding([role], ...defaultPermissions[role]);
    if (maySeeSensitive(viewer)) continue;
    expect(searchableColumnsFor(viewer)).not.toContain('personal_phone');
    expect(searchableColumnsFor(viewer)).not.toContain('personal_email');
    expect(visibleColumns(viewer)).not.toContain('personal_email');
  }
});

it('row 11: opens nothing sensitive to the client side, whatever is granted', () => {
  const right = 'can view employees sensitive data';
  expect(maySeeSensitive(holding(['client-admin'], right))).toBe(false);
  expect(maySeeSensitive(holding(['client-user', 'employee'], right))).toBe(false);
  expect(maySeeSensitive(holding(['client-user', 'hr'], right))).toBe(true);
  expect(refusedSensitiveFields({ sss: '1' }, holding(['client-admin'], right))).toEqual(['sss']);
});

it('row 3: names the bank and pay fields whose change requires a fresh factor', () => {
  expect(changesPay(['notes', 'city'])).toBe(false);
  for (const field of ['bank_name', 'bank_type', 'bank_account_no', 'basic_salary']) {
    expect(changesPay(['notes', field])).toBe(true);
  }
});

it('shows costs to holders of the sensitive right who may open the employee, and to nobody else', () => {
  expect(maySeeCosts(holding(['hr'], 'can view employees sensitive data', 'can read employees'))).toBe(true);
  expect(maySeeCosts(holding(['hr'], 'can view employees sensitive data'))).toBe(false);
  expect(maySeeCosts(holding(['account manager'], 'can view all employees', 'can read employees'))).toBe(false);
});

it('names the sensitive fields that a sender may not set', () => {
  const body = { name: 'Ana', basic_salary: '1', notes: null };
  expect(refusedSensitiveFields(body, holding(['hr']))).toEqual(['notes', 'basic_salary']);
  expect(refusedSensitiveFields(body, holding(['hr'], 'can view employees sensitive data'))).toEqual([]);
});

function holding(held: readonly Role[], ...permissions: readonly Permission[]): Grants {
  return { roles: held, permissions };
}

it('row 11 attachments require the sensitive right and the right to read employees, or to update them for changes', () => {
  const sees = holding([], 'can read employees', 'can view employees sensitive data');
  expect([maySeeAttachments(sees), mayChangeAttachments(sees)]).toEqual([true, false]);
  const changes = holding([], 'can read employees', 'can view employees sensitive data', 'can update employees');
  expect(mayChangeAttachments(changes)).toBe(true);
  expect(maySeeAttachments(holding([], 'can read employees', 'can update employees'))).toBe(false);
  expect(maySeeAttachments(holding([], 'can view employees sensitive data'))).toBe(false);
  expect(maySeeAttachments(holding(['client-admin'], 'can read employees', 'can view employees sensitive data'))).toBe(
    false,
  );
});

it('shows sensitive data to no account of a client or an employee, also without a role', () => {
  const grants = { roles: [], permissions: ['can view employees sensitive data'] } as const;
  expect(maySeeSensitive(grants)).toBe(true);
  expect(maySeeSensitive({ ...grants, clientId: 7 } as never)).toBe(false);
  expect(maySeeSensitive({ ...grants, employeeId: 7 } as never)).toBe(false);
  expect(maySeeSensitive({ ...grants, roles: ['hr'], employeeId: 7 } as never)).toBe(true);
});
