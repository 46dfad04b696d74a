import { type CallInput, Problem } from '@muster/contract';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { mayDeleteClient } from '@muster/contract/domains/clients/clients.policy.ts';
import { dependentsText } from '@muster/contract/domains/clients/clients.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { dependentsOf } from './client-record.repository.ts';
import { markClientDeleted } from './client-write.repository.ts';
import { clientChanged } from './clients.events.ts';
import { lockedClient } from './locked-client.ts';

type Delete = (typeof clientsCalls)['delete'];

/** Deletes a client that was never used. @throws Problem conflict (409) with the records that use it. */
export async function deleteClient(ctx: Ctx, { body }: CallInput<Delete>): Promise<void> {
  const record = await lockedClient(ctx, body);
  if (!mayDeleteClient(ctx.viewer, body.id)) throw new Problem('conflict', 'The provider itself cannot be deleted.');
  const inUse = dependentsText(await dependentsOf(ctx.db, body.id));
  if (inUse !== null) throw new Problem('conflict', inUse);
  await markClientDeleted(ctx.db, body.id, ctx.clock.now().toString());
  await ctx.audit({
    event: 'clients.delete',
    subject: { kind: 'client', id: String(body.id) },
    clientId: body.id,
    before: { legal_business_name: record.legal_business_name },
    version: record.version + 1,
  });
  await ctx.announce(clientChanged, { clientId: body.id });
}
