import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { accountManagersCalls } from '@muster/contract/domains/clients/account-managers.calls.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { beyondTheWall, ownClientOf, scopeOf } from '../../platform/http/reach.ts';
import { accountManagersOf, isReachableClient } from './account-managers.repository.ts';

type OfClient = (typeof accountManagersCalls)['ofClient'];

/** @throws Problem not-found (404), alike for a client that is not there and one of others. */
export async function readAccountManagers(ctx: Ctx, { params }: CallInput<OfClient>): Promise<CallAnswer<OfClient>> {
  const isOthers = scopeOf(ctx.viewer) !== 'staff' && ownClientOf(ctx.viewer) !== params.clientId;
  if (isOthers || !(await isReachableClient(ctx.db, params.clientId))) throw notFound('client');
  // They are the provider's own people, whom a client's wall hides.
  return beyondTheWall(ctx.db, () => accountManagersOf(ctx.db, params.clientId));
}
