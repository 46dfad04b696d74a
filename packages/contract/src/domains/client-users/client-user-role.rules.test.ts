import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientUserRoles, roleChange, shownRole } from './client-user-role.rules.ts';

const held = fc.subarray([...clientUserRoles], { minLength: 1 });

it('shows the role with most rights', () => {
  expect(shownRole(['client', 'client-admin'])).toBe('client-admin');
  expect(shownRole(['client', 'client-user'])).toBe('client-user');
  expect(shownRole(['client'])).toBe('client');
});

it('leads to the chosen role, and neither gives nor takes the main contact', () => {
  fc.assert(
    fc.property(held, fc.constantFrom(...clientUserRoles), (roles, wanted) => {
      const change = roleChange(roles, wanted);
      if (wanted === 'client' && !roles.includes('client')) {
        expect(change).toBeUndefined();
        return;
      }
      const after = [...roles.filter((role) => !change?.take.includes(role)), ...(change?.give ?? [])];
      expect(shownRole(after)).toBe(wanted);
      expect(after.includes('client')).toBe(roles.includes('client'));
      expect(new Set(after).size).toBe(after.length);
    }),
  );
});

it('changes nothing for the role that the user has', () => {
  for (const role of clientUserRoles) expect(roleChange([role], role)).toEqual({ give: [], take: [] });
});
