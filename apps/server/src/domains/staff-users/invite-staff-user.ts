import type { CallAnswer, CallInput } from '@muster/contract';
import { rolesText } from '@muster/contract/domains/staff-users/staff-user-columns.ts';
import type { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { timezoneIdOf } from '../../platform/session/zone-of-user.repository.ts';
import { createAccount } from '../accounts/index.ts';
import { employeeToLink } from '../employees/index.ts';
import { concludeUserChange } from './staff-users.events.ts';

type Invite = (typeof staffUsersCalls)['invite'];

/**
 * Adds a user of the provider's side, who gets a link by mail. The employee with this work email is linked.
 * @throws Problem invalid-input on `email` if the address has an account
 */
export async function inviteStaffUser(ctx: Ctx, { body }: CallInput<Invite>): Promise<CallAnswer<Invite>> {
  const { first_name: firstName, last_name: lastName, email, roles } = body;
  const userId = await createAccount(ctx, {
    name: `${firstName} ${lastName}`,
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
