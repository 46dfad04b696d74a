import { dayIn, homeZone, notFound, Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { type ClientRecord, clientChangesSince, lockClient, readClient } from './client-record.repository.ts';

export interface WantedClient {
  readonly id: number;
  /** The version that was read; a newer stored one is a conflict. Not checked if absent. */
  readonly version?: number | undefined;
}

/** Reads the client and locks it until the transaction ends. @throws Problem not-found or conflict */
export async function lockedClient(ctx: Ctx, wanted: WantedClient): Promise<ClientRecord> {
  const locked = await lockClient(ctx.db, wanted.id);
  const record = locked && (await readClient(ctx.db, wanted.id, dayIn(homeZone, ctx.clock.now())));
  if (!record) throw notFound('client');
  if (wanted.version !== undefined && wanted.version !== record.version) {
    const later = await clientChangesSince(ctx.db, wanted.id, wanted.version);
    throw new Problem(
      'conflict',
      `${later?.by ?? 'Somebody'} changed this client after you opened it. Look at the changes and save again.`,
      { ...(later && { conflict: later }) },
    );
  }
  return record;
}
