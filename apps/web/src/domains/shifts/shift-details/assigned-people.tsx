import { IconCalendarX, IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { type AssignedPerson, placementAnswers } from './assigned-person.ts';

/** The current and planned employees of a shift or a rotation. */
export function AssignedPeople<Row extends AssignedPerson>({ of: thing, record, columns }: AssignedPeopleProps<Row>) {
  const { remove, dialog } = useRemoval(thing);
  const ending = useLazyPanel((person: AssignedPerson, state) => (
    <EndAssignmentDialog person={person} today={record.today} {...state} />
  ));
  return (
    <Card title="People" flush>
      <PlainTable
        label={`People of the ${thing}`}
        columns={[...peopleColumns, ...columns]}
        rows={record.assigned}
        rowId={({ id }) => id}
        empty={`No one has this ${thing} yet.`}
        actions={
          record.abilities.update
            ? (one) => (
                <>
                  <IconButton
                    label={`End the assignment of ${one.employee.name}`}
                    icon={<IconCalendarX size={16} aria-hidden="true" />}
                    onClick={() => ending.open(one)}
                  />
                  <IconButton
                    label={`Remove ${one.employee.name} from the ${thing}`}
                    icon={<IconUserMinus size={16} aria-hidden="true" />}
                    onClick={() => remove(one)}
                  />
                </>
              )
            : undefined
        }
      />
      {dialog}
      {ending.panel}
    </Card>
  );
}

const EndAssignmentDialog = lazyPanel(() =>
  import('./end-assignment-dialog.tsx').then((part) => part.EndAssignmentDialog),
);

const peopleColumns: readonly PlainColumn<AssignedPerson>[] = [
  {
    header: 'Name',
    cell: ({ employee, client }) => (
      <>
        {employee.name}
        <SecondLine>{client}</SecondLine>
      </>
    ),
  },
  { header: 'From', isUnbroken: true, cell: ({ from }) => formatDay(from) },
  { header: 'Until', isUnbroken: true, cell: ({ to }) => (to === null ? 'No end date' : formatDay(to)) },
];

interface AssignedPeopleProps<Row> {
  readonly of: 'shift' | 'rotation';
  readonly record: {
    readonly today: string;
    readonly abilities: { readonly update: boolean };
    readonly assigned: readonly Row[];
  };
  /** After those of every assignment. */
  readonly columns: readonly PlainColumn<Row>[];
}

function useRemoval(thing: 'shift' | 'rotation') {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const remove = ({ id, employee }: AssignedPerson) =>
    ask({
      title: `Remove ${employee.name} from this ${thing}?`,
      text: (
        <>
          From today, <strong>{employee.name}</strong> no longer has this {thing}. Past attendance is kept.
        </>
      ),
      danger: true,
      confirmLabel: `Remove from ${thing}`,
      processingLabel: 'Removing...',
      action: async () => {
        await callApi(employeeShiftsEndpoints.remove, { params: { id } });
        showSuccess(`${employee.name} was removed from the ${thing}.`);
        await refreshAnswers(queries, placementAnswers);
      },
      explain: problemText,
    });
  return { remove, dialog };
}
