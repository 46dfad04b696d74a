import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';

const texts = messages.employeeList;

/**
 * What can be done to a row (section 2.9). The row says what its viewer may do; a button never guesses. Undefined for
 * viewers who can do nothing to any row: they get no column of empty menus.
 */
export function useEmployeeActions({ onUpdate }: { readonly onUpdate: (row: EmployeeRow) => void }) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const mayUpdate = useMay(employeeAccess.update);
  const mayDelete = useMay(employeeAccess.delete);
  const remove = (row: EmployeeRow) =>
    ask({
      title: texts.deleteTitle,
      text: (
        <>
          {messages.confirm.delete('employee')} <strong>{row.name}</strong>
        </>
      ),
      danger: true,
      confirmLabel: texts.rowAction.delete,
      processingLabel: 'Deleting...',
      action: async () => {
        await callApi(employeesEndpoints.delete, { body: { id: row.id } });
        showSuccess(successMessage('Employee', 'removed'));
        await queries.invalidateQueries({ queryKey: queryKeyOf(employeesEndpoints.table) });
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed('employee')),
    });
  const rowActions = (row: EmployeeRow): readonly MenuEntry[] => [
    {
      label: texts.rowAction.view,
      icon: <IconEye aria-hidden="true" />,
      to: pathOf('employeeDetails', { id: row.id }),
    },
    ...(row.abilities.update
      ? [{ label: texts.rowAction.update, icon: <IconPencil aria-hidden="true" />, onSelect: () => onUpdate(row) }]
      : []),
    ...(row.abilities.delete
      ? [
          {
            label: texts.rowAction.delete,
            icon: <IconTrash aria-hidden="true" />,
            danger: true,
            onSelect: () => remove(row),
          },
        ]
      : []),
  ];
  return { rowActions: mayUpdate || mayDelete ? rowActions : undefined, dialog };
}
