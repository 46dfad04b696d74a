import { mayUpdateClient } from '@muster/contract/domains/clients/clients.policy.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import type { FileOwners } from '../documents/index.ts';
import { clientExists } from './client-record.repository.ts';
import { clientChanged } from './clients.events.ts';

/** Rate cards and agreements are the provider's own documents: client users find none, not even for their own company. */
export const clientFiles: FileOwners = {
  kind: 'client',
  domain: 'clients',
  maySee: () => true,
  mayChange: mayUpdateClient,
  reached: async ({ db, viewer }, id) =>
    scopeOf(viewer) === 'staff' && (await clientExists(db, id)) ? { clientId: id } : undefined,
  announceChange: ({ announce }, { clientId }) => announce(clientChanged, { clientId }),
};
