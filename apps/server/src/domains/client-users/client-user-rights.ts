import { invalidInput, type Role } from '@muster/contract';
import { positionsText } from '@muster/contract/domains/client-users/client-user-columns.ts';
import { type ClientUserRole, roleChange } from '@muster/contract/domains/client-users/client-user-role.rules.ts';
import { clientUserLabels as labels } from '@muster/contract/domains/client-users/client-users.constants.ts';
import type { ClientUserRights } from '@muster/contract/domains/client-users/client-users.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Db } from '../../database/db.ts';
import { giveRoles, takeRoles } from '../access/index.ts';
import { changeClientAccount } from '../accounts/index.ts';
import { choosePositions, positionsOfClient } from './client-users.repository.ts';

interface Wanted extends ClientUserRights {
  readonly role: ClientUserRole;
}

interface Of {
  readonly clientId: number;
  readonly userId: number;
  /** The roles that the user has now. */
  readonly held: readonly Role[];
}

/** Gives a user the role, the positions and the right to approve. Client admins see all positions. @throws Problem invalid-input */
export async function storeRights(db: Db, { clientId, userId, held }: Of, wanted: Wanted): Promise<RightsInWords> {
  const change = roleChange(held, wanted.role);
  if (!change) throw invalidInput({ role: [say.invalid(labels.role)] });
  const has_chosen_positions = wanted.role !== 'client-admin' && wanted.has_chosen_positions;
  const ids = has_chosen_positions ? wanted.position_ids : [];
  const known = new Map((await positionsOfClient(db, clientId)).map((position) => [position.id, position]));
  const positions = ids.flatMap((id) => known.get(id) ?? []);
  if (positions.length < ids.length) throw invalidInput({ position_ids: [say.invalid(labels.position_ids)] });
  await giveRoles(db, userId, change.give);
  await takeRoles(db, userId, change.take);
  await choosePositions(db, userId, ids);
  const { approval_enabled } = wanted;
  await changeClientAccount(db, userId, { has_chosen_positions, approval_enabled });
  return rightsInWords({ role: wanted.role, has_chosen_positions, positions, approval_enabled });
}

export type RightsInWords = {
  readonly role: string;
  readonly positions: string;
  readonly approval_enabled: boolean;
};

/** For the activity log. */
export function rightsInWords(user: {
  readonly role: ClientUserRole;
  readonly has_chosen_positions: boolean;
  readonly positions: { readonly id: number; readonly title: string }[];
  readonly approval_enabled: boolean;
}): RightsInWords {
  return { role: roleLabel(user.role), positions: positionsText(user), approval_enabled: user.approval_enabled };
}
