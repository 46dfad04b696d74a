import { expect, it } from 'vitest';
import type { Role } from '../../roles.ts';
import { managedCompany } from './client-users.policy.ts';

const sided = (roles: readonly Role[], clientId: number | null = 3) => ({
  roles,
  permissions: [],
  clientId,
  employeeId: null,
});

it('manages the own company as client admin alone, and never as staff', () => {
  expect(managedCompany(sided(['client-admin']))).toBe(3);
  expect(managedCompany(sided(['client', 'client-admin']))).toBe(3);
  for (const roles of [['client-user'], ['client'], ['client-admin', 'sales'], ['hr']] as const)
    expect(managedCompany(sided(roles))).toBeNull();
  expect(managedCompany(sided(['client-admin'], null))).toBeNull();
});
