import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPermissions, permissions } from '../../permissions.ts';
import { type Role, roles } from '../../roles.ts';
import { impersonationRefusal, mayActAsOthers } from './impersonation.policy.ts';

const admin = { userId: 1, roles: ['admin'], permissions, impersonator: null } as const;
const withRole = (userId: number, role: Role) => ({ userId, roles: [role], permissions: defaultPermissions[role] });

describe('acting as another user', () => {
  it.each(roles.filter((role) => role !== 'admin'))('an admin may act as %s', (role) => {
    expect(impersonationRefusal(admin, withRole(2, role))).toBeNull();
  });

  it('nobody may act as a user of the same or a higher level, as oneself or as another impersonator', () => {
    const hr = { ...withRole(3, 'hr'), permissions, impersonator: null };
    expect(impersonationRefusal(hr, withRole(2, 'payroll'))).toMatch(/below yours/);
    expect(impersonationRefusal(hr, { ...withRole(2, 'admin'), permissions: [] })).toMatch(/below yours/);
    expect(impersonationRefusal(hr, withRole(2, 'employee'))).toBeNull();
    expect(impersonationRefusal(admin, { ...admin })).toMatch(/yourself/);
    const other = { ...withRole(2, 'employee'), permissions: ['can impersonate users'] as const };
    expect(impersonationRefusal(admin, other)).toMatch(/impersonate others/);
  });

  it('needs the right, and cannot be nested', () => {
    const hr = { ...withRole(3, 'hr'), impersonator: null };
    expect(impersonationRefusal(hr, withRole(2, 'employee'))).toBe('Forbidden');
    expect(impersonationRefusal({ ...admin, impersonator: {} }, withRole(2, 'employee'))).toMatch(/Leave/);
    expect([admin, { ...admin, impersonator: {} }, hr].map(mayActAsOthers)).toEqual([true, false, false]);
  });

  it('never gains a permission, for any pair of users', () => {
    const grants = fc.record({
      roles: fc.uniqueArray(fc.constantFrom(...roles), { maxLength: 4 }),
      permissions: fc.uniqueArray(fc.constantFrom(...permissions), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(grants, grants, (own, target) => {
        const viewer = { ...own, userId: 1, impersonator: null };
        if (impersonationRefusal(viewer, { ...target, userId: 2 }) !== null) return;
        expect(target.permissions.filter((permission) => !own.permissions.includes(permission))).toEqual([]);
        expect(target.roles.includes('admin')).toBe(false);
      }),
    );
  });
});
