import type { CallAnswer, CallInput } from '@muster/contract';
import { shownRole } from '@muster/contract/domains/client-users/client-user-role.rules.ts';
import type { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type RightsInWords, rightsInWords, storeRights } from './client-user-rights.ts';
import { accessChanged, concludeUserChange } from './client-users.events.ts';
import { changeManagedUser } from './stored-client-user.ts';

type Update = (typeof clientUsersCalls)['update'];

/** Role, positions and the right to approve of a user. They count from the next request; open pages connect again. */
export async function updateClientUser(ctx: Ctx, { body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  const { id, version, ...wanted } = body;
  await changeManagedUser(ctx, { id, version }, async ({ clientId, user }) => {
    const before = rightsInWords({ ...user, role: shownRole(user.roles) });
    const after = await storeRights(ctx.db, { clientId, userId: id, held: user.roles }, wanted);
    const event = 'client-users.update';
    await concludeUserChange(ctx, { event, userId: id, clientId, before, after, version: version + 1 });
    if (id !== ctx.viewer.userId && isOther(before, after))
      await ctx.announce(accessChanged, { userId: id, byUserId: ctx.viewer.userId, ...after });
  });
  return { id, version: version + 1 };
}

const isOther = (before: RightsInWords, after: RightsInWords) =>
  before.role !== after.role ||
  before.positions !== after.positions ||
  before.approval_enabled !== after.approval_enabled;
