import { type CallInput, Problem } from '@muster/contract';
import type { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { clientUserLimits as limits } from '@muster/contract/domains/client-users/client-users.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { accountInvited, countLinksSince, removeInvitedAccount } from '../accounts/index.ts';
import { concludeUserChange } from './client-users.events.ts';
import { changeManagedUser, type ManagedUser } from './stored-client-user.ts';

type Calls = typeof clientUsersCalls;

/** Mails another link; the earlier ones end. @throws Problem conflict if the invitation was accepted, or too many links were mailed */
export async function resendInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['resend']>): Promise<void> {
  await changeManagedUser(ctx, { id, version: body.version }, async ({ clientId, user }) => {
    assertInvited(user);
    const since = ctx.clock.now().subtract({ hours: 1 }).toString();
    if ((await countLinksSince(ctx.db, id, since)) >= limits.linksAnHour) throw new Problem('conflict', tooMany);
    await ctx.announce(accountInvited, { userId: id });
    await concludeUserChange(ctx, { event: 'client-users.resend-invitation', userId: id, clientId });
  });
}

export async function revokeInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['revoke']>): Promise<void> {
  await changeManagedUser(ctx, { id, version: body.version }, async ({ clientId, user }) => {
    assertInvited(user);
    await removeInvitedAccount(ctx.db, id, ctx.clock.now().toString());
    const before = { name: user.name, email: user.email };
    await concludeUserChange(ctx, { event: 'client-users.revoke-invitation', userId: id, clientId, before });
  });
}

function assertInvited({ status }: ManagedUser['user']): void {
  if (status !== 'invited' && status !== 'expired')
    throw new Problem('conflict', 'The invitation was accepted already. Deactivate the user instead.');
}

const tooMany = `${limits.linksAnHour} links were sent within an hour. Wait before you send another one.`;
