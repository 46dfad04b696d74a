import { z } from 'zod';
import { roles } from '../../roles.ts';
import type { StateWord } from '../../state-words.ts';

/** `invited`: the link can be used. `expired`: nobody used it in time. `inactive`: the user cannot sign in. */
export const clientUserStatuses = ['active', 'invited', 'expired', 'inactive'] as const;
export type ClientUserStatus = (typeof clientUserStatuses)[number];

export const clientUserStatusWords = {
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<ClientUserStatus, StateWord>>;

export const positionChoice = z.object({ id: z.int(), title: z.string() });

/** What a company and the staff who look after it read about a user of the company. */
export const clientUserFacts = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  /** False: all positions of the company. */
  has_chosen_positions: z.boolean(),
  positions: z.array(positionChoice),
  approval_enabled: z.boolean(),
  status: z.enum(clientUserStatuses),
  /** Within the last months. */
  last_sign_in: z.string().nullable(),
});
export type ClientUserFacts = z.output<typeof clientUserFacts>;
