import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { IconCalendarX, IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { weekdaysText } from '../shift-texts.ts';

/** The current and planned employees of the shift. */
export function AssignedPeople({ shift }: { readonly shift: ShiftDetails }) {
  const { remove, dialog } = useRemoveFromShift();
  const ending = useLazyPanel((person: ShiftDetails['assigned'][number], state) => (
    <EndAssignmentDialog person={person} today={shift.today} {...state} />
  ));
  return (
    <Card title="People" flush>
      <PlainTable
        label="People of the shift"
        columns={columns}
        rows={shift.assigned}
        rowId={({ id }) => id}
        empty="No one has this shift yet."
        actions={
          shift.abilities.update
            ? (one) => (
                <>
                  <IconButton
                    label={`End the assignment of ${one.employee.name}`}
                    icon={<IconCalendarX size={16} aria-hidden="true" />}
                    onClick={() => ending.open(one)}
                  />
                  <IconButton
                    label={`Remove ${one.employee.name} from the shift`}
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

const columns: readonly PlainColumn<ShiftDetails['assigned'][number]>[] = [
  { header: 'Name', cell: ({ employee }) => employee.name },
  { header: 'Client', cell: ({ client }) => client },
  { header: 'From', isUnbroken: true, cell: ({ from }) => formatDay(from) },
  { header: 'Until', isUnbroken: true, cell: ({ to }) => (to === null ? 'No end date' : formatDay(to)) },
  {
    header: 'Rest days',
    isUnbroken: true,
    cell: ({ rest_days: days }) => (days === null ? 'Same as shift' : weekdaysText(days)),
  },
];

function useRemoveFromShift() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const remove = ({ id, employee }: ShiftDetails['assigned'][number]) =>
    ask({
      title: 'Remove from shift',
      text: (
        <>
          From today, <strong>{employee.name}</strong> no longer has this shift. Past attendance is kept.
        </>
      ),
      danger: true,
      confirmLabel: 'Remove from shift',
      processingLabel: 'Removing...',
      action: async () => {
        await callApi(employeeShiftsEndpoints.remove, { params: { id } });
        showSuccess(successMessage('Shift', 'removed'));
        await queries.invalidateQueries({ queryKey: queryKeyOf(shiftsEndpoints.details) });
      },
      explain: problemText,
    });
  return { remove, dialog };
}
