import { z } from 'zod';
import { clientUserFacts } from '../clients/client-user.ts';
import { clientUserRoles } from './client-user-role.rules.ts';

export const clientUserRow = clientUserFacts.extend({
  uuid: z.string(),
  version: z.int(),
  role: z.enum(clientUserRoles),
  is_self: z.boolean(),
  /** The last user who can manage the others. */
  is_last_admin: z.boolean(),
  abilities: z.object({ update: z.boolean() }),
});
export type ClientUserRow = z.output<typeof clientUserRow>;
