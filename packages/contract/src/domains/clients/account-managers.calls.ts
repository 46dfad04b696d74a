import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { clientAreaRoles } from '../../roles.ts';

export const accountManagersCalls = {
  /** Who looks after a client, by name. A client's own users learn about theirs alone. */
  ofClient: defineCall({
    name: 'clients.account-managers',
    method: 'GET',
    path: '/api/get-account-managers/:clientId',
    section: '7.4',
    access: { roles: clientAreaRoles, permissions: ['can view all clients', 'can read clients'] },
    params: z.strictObject({ clientId: z.coerce.number().int().min(1).max(2_147_483_647) }),
    answer: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
    audit: null,
    rate: 'read',
  }),
};
