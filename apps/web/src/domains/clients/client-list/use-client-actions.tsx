import { counted } from '@muster/contract/counted.ts';
import type { ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { deleteEntry, updateEntry, viewEntry } from '../../../platform/record/row-entries.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { refreshClients } from '../refresh-clients.ts';

type Named = Pick<ClientRow, 'id' | 'legal_business_name' | 'abilities'>;

/** Row actions, by the abilities of the row. Undefined for viewers without any. */
export function useClientActions({ onUpdate }: { readonly onUpdate: (row: Named) => void }) {
  const mayUpdate = useMay(clientAccess.update);
  const mayDelete = useMay(clientAccess.delete);
  const { remove, dialog } = useRemoval({
    thing: 'Client',
    nameOf: ({ legal_business_name: name }: ClientRow) => name,
    factsOf: ({ employees }) => counted(employees, 'employee'),
    send: ({ id }) => callApi(clientsEndpoints.delete, { body: { id } }),
    restore: { send: ({ id }) => callApi(clientsEndpoints.restore, { params: { id } }), asksFirst: true },
    refresh: refreshClients,
  });
  const rowActions = (row: ClientRow): readonly MenuEntry[] => [
    viewEntry(pathOf('clientDetails', { id: row.id })),
    ...(row.abilities.update ? [updateEntry(() => onUpdate(row))] : []),
    ...(row.abilities.delete ? [deleteEntry(() => remove(row))] : []),
  ];
  return { rowActions: mayUpdate || mayDelete ? rowActions : undefined, dialog };
}
