import { z } from 'zod';
import { requiredChoice, requiredEmail, requiredId, requiredName } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { clientUserRoles } from './client-user-role.rules.ts';
import { clientUserLabels as labels, clientUserLimits as limits } from './client-users.constants.ts';

const rights = {
  has_chosen_positions: z.boolean(say.invalid(labels.has_chosen_positions)),
  /** Read only with chosen positions. None: the user sees no position. */
  position_ids: z
    .array(requiredId(labels.position_ids), { error: say.invalid(labels.position_ids) })
    .max(limits.positions, `Choose at most ${limits.positions} positions.`)
    .transform((ids) => [...new Set(ids)]),
  approval_enabled: z.boolean(say.invalid(labels.approval_enabled)),
};

export const inviteClientUserBody = z.strictObject({
  first_name: requiredName(labels.first_name, limits.name),
  last_name: requiredName(labels.last_name, limits.name),
  email: requiredEmail(labels.email, limits.email),
  role: requiredChoice(labels.role, ['client-admin', 'client-user']),
  ...rights,
});

export const updateClientUserBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  role: requiredChoice(labels.role, clientUserRoles),
  ...rights,
});
export type ClientUserRights = Pick<z.output<typeof updateClientUserBody>, keyof typeof rights>;
