import type { ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { refreshClients } from '../refresh-clients.ts';

type Named = Pick<ClientRow, 'id' | 'legal_business_name' | 'abilities'>;
const texts = messages.employeeList.rowAction;

/** Row actions, by the abilities of the row. Undefined for viewers who can do nothing with any row. */
export function useClientActions({ onUpdate }: { readonly onUpdate: (row: Named) => void }) {
  const mayUpdate = useMay(clientAccess.update);
  const mayDelete = useMay(clientAccess.delete);
  const { remove, dialog } = useClientRemoval();
  const rowActions = (row: ClientRow): readonly MenuEntry[] => [
    { label: texts.view, icon: <IconEye aria-hidden="true" />, to: pathOf('clientDetails', { id: row.id }) },
    ...(row.abilities.update
      ? [{ label: texts.update, icon: <IconPencil aria-hidden="true" />, onSelect: () => onUpdate(row) }]
      : []),
    ...(row.abilities.delete
      ? [{ label: texts.delete, icon: <IconTrash aria-hidden="true" />, danger: true, onSelect: () => remove(row) }]
      : []),
  ];
  return { rowActions: mayUpdate || mayDelete ? rowActions : undefined, dialog };
}

/** Asks before deleting. The same dialog shows what still uses the client. */
function useClientRemoval() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const remove = ({ id, legal_business_name: name }: Named) =>
    ask({
      title: 'Delete Client',
      text: (
        <>
          {messages.confirm.delete('client')} <strong>{name}</strong>
        </>
      ),
      danger: true,
      confirmLabel: texts.delete,
      processingLabel: 'Deleting...',
      action: async () => {
        await callApi(clientsEndpoints.delete, { body: { id } });
        showSuccess(successMessage('Client', 'removed'));
        await refreshClients(queries);
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed('client')),
    });
  return { remove, dialog };
}
