import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListedAccess, mayAccess } from './access.ts';
import { permissions } from './permissions.ts';
import { roles } from './roles.ts';

const grants = { roles: ['hr', 'client-user'], permissions: ['can create ticket'] } as const;

it('gives signed-out users only public access', () => {
  expect(mayAccess('public', null)).toBe(true);
  expect(mayAccess('login', null)).toBe(false);
  expect(mayAccess({ roles: ['hr'] }, null)).toBe(false);
});

it('access.rules.1 access.rules.2 passes a role rule with one listed role', () => {
  expect(mayAccess({ roles: ['admin', 'hr'] }, grants)).toBe(true);
  expect(mayAccess({ roles: ['admin'] }, grants)).toBe(false);
});

it('access.rules.1 access.rules.3 passes a permission rule with one listed permission', () => {
  expect(mayAccess({ permissions: ['can create ticket', 'can view invoices'] }, grants)).toBe(true);
  expect(mayAccess({ permissions: ['can view invoices'] }, grants)).toBe(false);
});

it('an excepted role is refused even with the permission', () => {
  expect(mayAccess({ permissions: ['can create ticket'], exceptRoles: ['hr'] }, grants)).toBe(false);
});

it('onlyListedRoles refuses a user with another role', () => {
  expect(mayAccess({ roles: ['client-user'], onlyListedRoles: true }, grants)).toBe(false);
  expect(mayAccess({ roles: ['client-user', 'hr'], onlyListedRoles: true }, grants)).toBe(true);
});

it('andRoles requires a second role', () => {
  expect(mayAccess({ roles: ['client-user'], andRoles: ['hr'] }, grants)).toBe(true);
  expect(mayAccess({ roles: ['client-user'], andRoles: ['admin'] }, grants)).toBe(false);
});

it('more permissions never admit less', () => {
  const someRoles = fc.subarray([...roles], { maxLength: 3 });
  const somePermissions = fc.subarray([...permissions]);
  const rule = fc.record(
    {
      roles: someRoles,
      permissions: somePermissions,
      exceptRoles: someRoles,
      onlyListedRoles: fc.constant(true as const),
      andRoles: someRoles,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(rule, someRoles, somePermissions, somePermissions, (listed: ListedAccess, held, some, more) => {
      if (mayAccess(listed, { roles: held, permissions: some }))
        expect(mayAccess(listed, { roles: held, permissions: [...some, ...more] })).toBe(true);
    }),
  );
});
