import { clientLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { reachesClient } from '@muster/contract/scope.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { type ClientRecord, lockClient, readClient } from './client-record.repository.ts';

/** Locks and reads a client. @throws Problem not-found or conflict */
export function lockedClient(ctx: Ctx, wanted: WantedRecord): Promise<ClientRecord> {
  return lockedRecord(ctx, clientSource, wanted);
}

const clientSource: RecordSource<ClientRecord> = {
  thing: 'client',
  lock: async (ctx, id) => {
    if (!reachesClient(ctx.viewer, id)) return undefined;
    const locked = await lockClient(ctx.db, id);
    return locked && readClient(ctx.db, id, todayAtHome(ctx));
  },
  logged: ({ id }) => ({ subject: { kind: 'client', id } }),
  labels: clientLabels,
};
