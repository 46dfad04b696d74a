import { expect, it } from 'vitest';
import specifiedPermissions from '../spec/permissions.json' with { type: 'json' };
import specifiedRoles from '../spec/roles.json' with { type: 'json' };
import { ticketGroups } from './domains/tickets/ticket-types.constants.ts';
import { defaultPermissions, permissions } from './permissions.ts';
import { clientRoles, displayRole, internalRoles, isClientOnly, isEmployeeOnly, isHrType, roles } from './roles.ts';

it('knows the 34 specified permissions', () => {
  expect(specifiedPermissions).toHaveLength(34);
  for (const { name } of specifiedPermissions) expect(permissions).toContain(name);
});

it('product.users.2 product.users.3 product.users.4 knows the roles', () => {
  expect(internalRoles).toEqual(specifiedRoles.internal);
  expect(clientRoles).toEqual(specifiedRoles.client);
  expect(roles).toEqual([...specifiedRoles.internal, ...specifiedRoles.client, ...specifiedRoles.employee]);
});

it('gives every role its permissions, each once, and all of them only to admin', () => {
  for (const role of roles) {
    expect(new Set(defaultPermissions[role]).size).toBe(defaultPermissions[role].length);
    expect(defaultPermissions[role].length === permissions.length).toBe(role === 'admin');
  }
});

it('by default shows sensitive data only to admin, hr and payroll', () => {
  const holders = roles.filter((role) => defaultPermissions[role].includes('can view employees sensitive data'));
  expect(holders).toEqual(['admin', 'hr', 'payroll']);
});

it('lets every role that can be the group of a ticket read the tickets of its group', () => {
  for (const group of ticketGroups) expect(defaultPermissions[group], group).toContain('can view assigned tickets');
});

it('roles.account-manager.1 gives the account manager no right to change employees', () => {
  expect(defaultPermissions['account manager']).not.toContain('can update employees');
});

it('roles.display.1 shows the first role of the priority list', () => {
  const order = specifiedRoles.displayPriority.order;
  for (const [place, name] of order.entries()) {
    const held = roles.filter((role) => order.indexOf(role) >= place);
    expect(displayRole(held)).toBe(name);
  }
  expect(displayRole([])).toBe('employee');
});

it('shows workforce admin and client-admin by their own name if the user has no listed role', () => {
  expect(displayRole(['employee', 'workforce admin'])).toBe('workforce admin');
  expect(displayRole(['client-admin'])).toBe('client-admin');
  expect(displayRole(['client-admin', 'client-user'])).toBe('client-user');
});

it('product.users.1 distinguishes client-only, employee-only and HR-type users', () => {
  expect([isClientOnly(['client', 'client-admin']), isClientOnly(['client', 'hr']), isClientOnly([])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isEmployeeOnly(['employee']), isEmployeeOnly(['employee', 'hr']), isEmployeeOnly([])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(roles.filter((role) => isHrType([role]))).toEqual(['admin', 'hr', 'payroll', 'workforce admin']);
});
