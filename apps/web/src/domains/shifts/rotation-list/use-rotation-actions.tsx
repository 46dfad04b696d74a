import type { RotationRow } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCopy } from '@tabler/icons-react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { deleteEntry, updateEntry, viewEntry } from '../../../platform/record/row-entries.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import type { RotationFormSubject } from '../rotation-form/rotation-form-values.ts';

/** Row actions of a rotation. One that employees have or had cannot be removed, and its pattern is copied instead. */
export function useRotationActions(open: (subject: RotationFormSubject) => void) {
  const mayRead = useMay(shiftAccess.read);
  const mayManage = useMay(shiftAccess.manage);
  const { remove, dialog } = useRemoval({
    thing: 'Rotation',
    nameOf: ({ name }: RotationRow) => name,
    send: ({ id }) => callApi(rotationsEndpoints.delete, { params: { id } }),
    restore: { send: ({ id }) => callApi(rotationsEndpoints.restore, { params: { id } }), asksFirst: false },
    refresh: (queries) => refreshAnswers(queries, [rotationsEndpoints.list]),
  });
  const rowActions = (row: RotationRow): readonly MenuEntry[] => [
    ...(mayRead ? [viewEntry(pathOf('rotationDetails', { id: row.id }))] : []),
    ...(row.abilities.update ? [updateEntry(() => open({ mode: 'update', id: row.id }))] : []),
    ...(mayManage && mayRead
      ? [{ label: 'Copy', icon: <IconCopy aria-hidden="true" />, onSelect: () => open({ mode: 'copy', id: row.id }) }]
      : []),
    ...(row.abilities.delete ? [deleteEntry(() => remove(row))] : []),
  ];
  return { rowActions: mayRead || mayManage ? rowActions : undefined, dialog };
}
