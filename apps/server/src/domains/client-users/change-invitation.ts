import type { CallInput } from '@muster/contract';
import type { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { mailAnotherLink, withdrawInvitation } from '../accounts/index.ts';
import { concludeUserChange } from './client-users.events.ts';
import { changeManagedUser } from './stored-client-user.ts';

type Calls = typeof clientUsersCalls;

/** Mails another link; the earlier ones end. @throws Problem conflict if the invitation was accepted, or too many links were mailed */
export async function resendInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['resend']>): Promise<void> {
  await changeManagedUser(ctx, { id, version: body.version }, async ({ clientId, user }) => {
    await mailAnotherLink(ctx, user);
    const event = 'client-users.resend-invitation';
    await concludeUserChange(ctx, { event, userId: id, clientId, version: body.version + 1 });
  });
}

export async function revokeInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['revoke']>): Promise<void> {
  await changeManagedUser(ctx, { id, version: body.version }, async ({ clientId, user }) => {
    await withdrawInvitation(ctx, user);
    const before = { name: user.name, email: user.email };
    await concludeUserChange(ctx, { event: 'client-users.revoke-invitation', userId: id, clientId, before });
  });
}
