import type { QueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../platform/api/api-query.ts';
import { clientAttachmentEndpoints } from '../../platform/api/endpoints/client-attachment.generated.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';

const { teams, contacts, users, accountManagers, policies, invoiceConfigs, people, costs } = clientRecordEndpoints;

/** Calls whose answers show one client. */
export const clientAnswers = [
  clientsEndpoints.details,
  clientsEndpoints.statusHistory,
  clientAttachmentEndpoints.list,
  teams,
  contacts,
  users,
  accountManagers,
  policies,
  invoiceConfigs,
  people,
  costs,
];

/** After a change: refetches what is on the screen now, and the rest when it is shown again. */
export async function refreshClients(queries: QueryClient): Promise<void> {
  const shown = [clientsEndpoints.table, clientsEndpoints.forDropdown, ...clientAnswers];
  await refreshAnswers(queries, shown);
}
