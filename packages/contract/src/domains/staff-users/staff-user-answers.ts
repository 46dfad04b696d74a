import { z } from 'zod';
import { roles } from '../../roles.ts';
import { clientUserStatuses } from '../clients/client-user.ts';

export const staffUserRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  status: z.enum(clientUserStatuses),
  /** Within the last months. */
  last_sign_in: z.string().nullable(),
  /** The record of the person; null without one. */
  employee_id: z.int().nullable(),
  is_self: z.boolean(),
});
export type StaffUserRow = z.output<typeof staffUserRow>;
