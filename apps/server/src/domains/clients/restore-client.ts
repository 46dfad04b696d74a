import type { CallInput } from '@muster/contract';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { reachesClient } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type RemovedSource, removedRecord } from '../../platform/records/removed-record.ts';
import { withClientErrors } from './client-problems.ts';
import { type DeletedClient, lockDeletedClient, restoreDeletedClient } from './client-write.repository.ts';
import { clientChanged } from './clients.events.ts';

type Restore = (typeof clientsCalls)['restore'];

/** Only a client that nothing used could be removed, so it comes back as it was. @throws Problem not-found, or invalid-input for a taken name */
export async function restoreClient(ctx: Ctx, { params }: CallInput<Restore>): Promise<void> {
  const { version, legal_business_name } = await removedRecord(ctx, source, params.id);
  await withClientErrors(() => restoreDeletedClient(ctx.db, params.id, ctx.clock.now().toString()));
  await ctx.audit({
    event: 'clients.restore',
    subject: { kind: 'client', id: String(params.id) },
    clientId: params.id,
    after: { legal_business_name },
    version: version + 1,
  });
  await ctx.announce(clientChanged, { clientId: params.id });
}

const source: RemovedSource<DeletedClient> = {
  thing: 'client',
  lock: async ({ db, viewer }, id, since) => (reachesClient(viewer, id) ? lockDeletedClient(db, id, since) : undefined),
};
