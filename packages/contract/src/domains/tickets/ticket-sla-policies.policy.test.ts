import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import { ticketSlaPolicyAccess } from './ticket-sla-policies.policy.ts';

it('lets admins change ticket sla policies, and nobody without a role', () => {
  expect(mayAccess(ticketSlaPolicyAccess.change, { roles: ['admin'], permissions: defaultPermissions.admin })).toBe(
    true,
  );
  expect(mayAccess(ticketSlaPolicyAccess.change, { roles: [], permissions: [] })).toBe(false);
});
