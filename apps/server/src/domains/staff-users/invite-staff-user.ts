import type { CallAnswer, CallInput } from '@muster/contract';
import { rolesText } from '@muster/contract/domains/staff-users/staff-user-columns.ts';
import type { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { timezoneIdOf } from '../../platform/session/zone-of-user.repository.ts';
import { createAccount, wholeName } from '../accounts/index.ts';
import { employeeToLink } from '../employees/index.ts';
import { concludeUserChange } from './staff-users.events.ts';
import { lockStaffUser } from './staff-users.repository.ts';
import { assertStillAdmin } from './stored-staff-user.ts';

type Invite = (typeof staffUsersCalls)['invite'];

/**
 * Adds a user of the provider's side, who gets a link by mail. The employee with this work email is linked.
 * @throws Problem invalid-input on `email` if the address has an account, or conflict (409) for an admin who has just lost the role
 */
export async function inviteStaffUser(ctx: Ctx, { body }: CallInput<Invite>): Promise<CallAnswer<Invite>> {
  const { first_name: firstName, last_name: lastName, email, roles } = body;
  await lockStaffUser(ctx.db, ctx.viewer.userId);
  await assertStillAdmin(ctx);
  const userId = await createAccount(ctx, {
    name: wholeName(firstName, lastName),
    firstName,
    lastName,
    email,
    roles,
    timezoneId: await timezoneIdOf(ctx.db, ctx.viewer.userId),
    employeeId: await employeeToLink(ctx.db, email),
    clientId: null,
    entry: { kind: 'invite' },
  });
  await concludeUserChange(ctx, {
    event: 'staff-users.invite',
    userId,
    after: { roles: rolesText({ roles }) },
    version: 1,
  });
  return { id: userId, version: 1 };
}
