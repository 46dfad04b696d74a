import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import type { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { clientUserLimits as limits } from '@muster/contract/domains/client-users/client-users.constants.ts';
import { managedCompany } from '@muster/contract/domains/client-users/client-users.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { timezoneIdOf } from '../../platform/session/zone-of-user.repository.ts';
import { createAccount, wholeName } from '../accounts/index.ts';
import { storeRights } from './client-user-rights.ts';
import { concludeUserChange } from './client-users.events.ts';
import { countOpenInvitations, lockCompany } from './client-users.repository.ts';

type Invite = (typeof clientUsersCalls)['invite'];

/**
 * Adds a user of the own company, who gets a link by mail. A taken address answers the same wherever its account belongs.
 * @throws Problem invalid-input, or conflict (409) with too many open invitations
 */
export async function inviteClientUser(ctx: Ctx, { body }: CallInput<Invite>): Promise<CallAnswer<Invite>> {
  const clientId = managedCompany(ctx.viewer);
  if (clientId === null) throw notFound('company');
  const { first_name: firstName, last_name: lastName, email, role, ...rights } = body;
  return withoutRowSecurity(ctx.db, async () => {
    await lockCompany(ctx.db, clientId);
    if ((await countOpenInvitations(ctx.db, clientId)) >= limits.openInvitations)
      throw new Problem('conflict', tooMany);
    const userId = await createAccount(ctx, {
      name: wholeName(firstName, lastName),
      firstName,
      lastName,
      email,
      roles: [role],
      timezoneId: await timezoneIdOf(ctx.db, ctx.viewer.userId),
      employeeId: null,
      clientId,
      entry: { kind: 'invite' },
    });
    const after = await storeRights(ctx.db, { clientId, userId, held: [role] }, { role, ...rights });
    await concludeUserChange(ctx, { event: 'client-users.invite', userId, clientId, after, version: 2 });
    return { id: userId, version: 2 };
  });
}

const tooMany = `Your company has ${limits.openInvitations} open invitations. Revoke those that are no longer needed.`;
