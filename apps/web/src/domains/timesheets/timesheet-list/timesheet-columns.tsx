import type { CallAnswer } from '@muster/contract/call.ts';
import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { timesheetLabels, timesheetStates } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { FilterOption, TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { minutesOrNone, timesheetTones } from '../timesheet-texts.ts';

type Column = TableColumn<ListedTimesheet>;

export type TimesheetPage = CallAnswer<(typeof timesheetsCalls)['list']>;

type Team = TimesheetPage['teams'][number];

const none = <span aria-hidden="true">–</span>;

const minutes = (
  id: 'worked_minutes' | 'late_minutes' | 'undertime_minutes' | 'overtime_minutes',
  header: string,
): Column => ({
  id,
  header,
  width: 100,
  align: 'right',
  sortable: true,
  cell: (row) => minutesOrNone(row[id]) ?? none,
});

const days = (id: 'leave_days' | 'absent_days' | 'unsettled_days', header: string): Column => ({
  id,
  header,
  width: 84,
  align: 'right',
  sortable: true,
  cell: (row) => (row[id] === 0 ? none : row[id]),
});

export const timesheetColumnsFor = (
  hrefOf: (row: ListedTimesheet) => string,
  teams?: readonly Team[],
): readonly Column[] => [
  {
    id: 'employee.name',
    header: 'Name',
    width: 210,
    grow: true,
    pinned: 'left',
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => <NameCell name={row.employee.name} to={hrefOf(row)} />,
    card: 'title',
    cardCell: (row) => <NameCell name={row.employee.name} to={hrefOf(row)} plain />,
  },
  {
    id: 'client',
    header: 'Client',
    width: 180,
    sortable: true,
    filter: { kind: 'text' },
    cell: ({ client }) => client,
    card: 'line',
  },
  {
    id: 'team',
    header: 'Team',
    width: 150,
    sortable: true,
    filter: { kind: 'multi', options: (teams ?? []).map(teamOption), loading: teams === undefined },
    cell: (row) => (row.teams.length === 0 ? none : row.teams.join(', ')),
  },
  {
    id: 'state',
    header: 'State',
    width: 150,
    sortable: true,
    filter: {
      kind: 'multi',
      options: timesheetStates.map((value) => ({ value, label: timesheetLabels[value] })),
    },
    cell: ({ state, is_changed }) => (
      <StatusBadge tone={is_changed ? 'red' : timesheetTones[state]}>
        {is_changed ? 'Days changed since' : timesheetLabels[state]}
      </StatusBadge>
    ),
    card: 'badge',
  },
  {
    id: 'worked_days',
    header: 'Days',
    width: 84,
    align: 'right',
    sortable: true,
    cell: (row) => `${row.worked_days} of ${row.planned_days}`,
  },
  { ...minutes('worked_minutes', 'Worked'), card: 'aside' },
  minutes('late_minutes', 'Late'),
  { ...minutes('undertime_minutes', 'Undertime'), width: 116 },
  minutes('overtime_minutes', 'Overtime'),
  days('leave_days', 'Leave'),
  days('absent_days', 'Absent'),
  { ...days('unsettled_days', 'To settle'), width: 104 },
];

/** Teams of different clients can have the same name. */
function teamOption({ id, name, client }: Team): FilterOption {
  return { value: String(id), label: `${name}, ${client}` };
}
