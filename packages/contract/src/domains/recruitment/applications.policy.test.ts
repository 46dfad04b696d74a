import { expect, it } from 'vitest';
import { defaultPermissions } from '../../permissions.ts';
import { type Role, roles } from '../../roles.ts';
import { decidesForClient, mayDecideForClient } from './applications.policy.ts';

const sided = (held: readonly Role[], clientId: number | null) => ({
  roles: held,
  permissions: held.flatMap((role) => defaultPermissions[role]),
  clientId,
  employeeId: null,
});

it('lets users of the client decide, and never staff in its name', () => {
  expect(roles.filter((role) => decidesForClient(sided([role], 2)))).toEqual(['client', 'client-user', 'client-admin']);
  expect(decidesForClient(sided(['client'], null))).toBe(false);
  expect(decidesForClient(sided(['client', 'hr'], 2))).toBe(false);
  expect(mayDecideForClient(sided(['client'], 2))).toBe(true);
  expect(mayDecideForClient(sided(['client', 'hr'], 2))).toBe(false);
});
