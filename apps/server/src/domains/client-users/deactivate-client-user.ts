import type { CallInput } from '@muster/contract';
import type { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { endAccess, restoreAccess } from '../accounts/index.ts';
import { concludeUserChange, userDeactivated } from './client-users.events.ts';
import { changeManagedUser } from './stored-client-user.ts';

type Calls = typeof clientUsersCalls;

/** Ends sessions, tokens, open pages and mailed links at once. @throws Problem conflict for the last active client admin */
export async function deactivateClientUser(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['deactivate']>,
): Promise<void> {
  await changeManagedUser(ctx, { id, version: body.version }, async ({ clientId, user }) => {
    await endAccess(ctx, user);
    await concludeUserChange(ctx, {
      event: 'client-users.deactivate',
      userId: id,
      clientId,
      before: { status: 'Active' },
      after: { status: 'Inactive' },
      version: body.version + 1,
    });
    await ctx.announce(userDeactivated, { userId: id, clientId, byUserId: ctx.viewer.userId });
  });
}

/** The user signs in as before, with the former password, role and positions. */
export async function reactivateClientUser(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['reactivate']>,
): Promise<void> {
  await changeManagedUser(ctx, { id, version: body.version }, async ({ clientId, user }) => {
    await restoreAccess(ctx, user);
    await concludeUserChange(ctx, {
      event: 'client-users.reactivate',
      userId: id,
      clientId,
      before: { status: 'Inactive' },
      after: { status: 'Active' },
      version: body.version + 1,
    });
  });
}
