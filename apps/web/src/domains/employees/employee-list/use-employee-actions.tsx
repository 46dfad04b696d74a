import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { deleteEntry, updateEntry, viewEntry } from '../../../platform/record/row-entries.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { movesOfRow } from '../employee-status/status-subject.ts';
import { useStatusMoves } from '../employee-status/use-status-moves.tsx';

const texts = messages.employeeList;

/** Row actions (section 2.9): everybody who sees the list may view, the rest by the abilities of the row. */
export function useEmployeeActions({ onUpdate }: { readonly onUpdate: (row: EmployeeRow) => void }) {
  const { remove, dialog } = useRemoval({
    thing: 'Employee',
    title: texts.deleteTitle,
    nameOf: ({ name }: EmployeeRow) => name,
    factsOf: ({ position, client }) => [position, client?.legal_business_name].filter(Boolean).join(' at '),
    send: ({ id }) => callApi(employeesEndpoints.delete, { body: { id } }),
    refresh: (queries) => refreshAnswers(queries, [employeesEndpoints.table]),
  });
  const moves = useStatusMoves('list');
  const rowActions = (row: EmployeeRow): readonly MenuEntry[] => [
    viewEntry(pathOf('employeeDetails', { id: row.id })),
    ...(row.abilities.update ? [updateEntry(() => onUpdate(row))] : []),
    ...moves.entries(row, movesOfRow(row)),
    ...(row.abilities.delete ? [deleteEntry(() => remove(row))] : []),
  ];
  return {
    rowActions,
    dialogs: (
      <>
        {dialog}
        {moves.panel}
      </>
    ),
  };
}
