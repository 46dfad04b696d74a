import type { ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { deleteEntry, updateEntry, viewEntry } from '../../../platform/record/row-entries.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';

/** Row actions of a shift. One that employees have or had cannot be removed; the row says so beforehand. */
export function useShiftActions({ onUpdate }: { readonly onUpdate: (row: ShiftRow) => void }) {
  const mayRead = useMay(shiftAccess.read);
  const mayManage = useMay(shiftAccess.manage);
  const { remove, dialog } = useRemoval({
    thing: 'Shift',
    nameOf: ({ name }: ShiftRow) => name,
    send: ({ id }) => callApi(shiftsEndpoints.delete, { params: { id } }),
    restore: { send: ({ id }) => callApi(shiftsEndpoints.restore, { params: { id } }), asksFirst: false },
    refresh: (queries) => refreshAnswers(queries, [shiftsEndpoints.list]),
  });
  const rowActions = (row: ShiftRow): readonly MenuEntry[] => [
    ...(mayRead ? [viewEntry(pathOf('shiftDetails', { id: row.id }))] : []),
    ...(row.abilities.update ? [updateEntry(() => onUpdate(row))] : []),
    ...(row.abilities.delete ? [deleteEntry(() => remove(row))] : []),
  ];
  return { rowActions: mayRead || mayManage ? rowActions : undefined, dialog };
}
