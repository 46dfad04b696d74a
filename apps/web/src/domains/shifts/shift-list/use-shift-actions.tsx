import type { ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';

/** What can be done to a shift. One that people have or had cannot be removed; the row says so beforehand. */
export function useShiftActions({ onUpdate }: { readonly onUpdate: (row: ShiftRow) => void }) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const mayRead = useMay(shiftAccess.read);
  const mayManage = useMay(shiftAccess.manage);
  const remove = (row: ShiftRow) =>
    ask({
      title: 'Delete shift',
      text: (
        <>
          {messages.confirm.delete('shift')} <strong>{row.name}</strong>
        </>
      ),
      danger: true,
      confirmLabel: 'Delete',
      processingLabel: 'Deleting...',
      action: async () => {
        await callApi(shiftsEndpoints.delete, { params: { id: row.id } });
        showSuccess(successMessage('Shift', 'removed'));
        await queries.invalidateQueries({ queryKey: queryKeyOf(shiftsEndpoints.list) });
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed('shift')),
    });
  const rowActions = (row: ShiftRow): readonly MenuEntry[] => [
    ...(mayRead
      ? [{ label: 'View', icon: <IconEye aria-hidden="true" />, to: pathOf('shiftDetails', { id: row.id }) }]
      : []),
    ...(row.abilities.update
      ? [{ label: 'Update', icon: <IconPencil aria-hidden="true" />, onSelect: () => onUpdate(row) }]
      : []),
    ...(row.abilities.delete
      ? [{ label: 'Delete', icon: <IconTrash aria-hidden="true" />, danger: true, onSelect: () => remove(row) }]
      : []),
  ];
  return { rowActions: mayRead || mayManage ? rowActions : undefined, dialog };
}
