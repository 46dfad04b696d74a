import type { CallAnswer } from '@muster/contract/call.ts';
import { countText } from '@muster/contract/counted.ts';
import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetColumns } from '@muster/contract/domains/timesheets/timesheet-columns.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { type ColumnLook, columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { FilterOption } from '../../../platform/table/table-column.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';

export type TimesheetPage = CallAnswer<(typeof timesheetsCalls)['list']>;

type Team = TimesheetPage['teams'][number];

export const timesheetColumnsFor = (hrefOf: (row: ListedTimesheet) => string, teams?: readonly Team[]) =>
  columnsOf<ListedTimesheet>()(timesheetColumns, {
    'employee.name': {
      width: 210,
      grow: true,
      pinned: 'left',
      cell: (row) => <NameCell name={row.employee.name} to={hrefOf(row)} />,
      card: 'title',
      cardCell: (row) => <NameCell name={row.employee.name} to={hrefOf(row)} plain />,
    },
    client: { width: 180, card: 'line', isInHead: true },
    team: {
      width: 150,
      hiddenAtFirst: true,
      filter: { kind: 'multi', options: (teams ?? []).map(teamOption), loading: teams === undefined },
    },
    state: {
      width: 150,
      isEarly: true,
      cell: ({ state, is_changed }) => (
        <StateBadge word={is_changed ? 'Changed' : timesheetLabels[state]}>
          {is_changed ? 'Changed after approval' : timesheetLabels[state]}
        </StateBadge>
      ),
      card: 'badge',
    },
    worked_minutes: { header: 'Worked', width: 100, isEarly: true, card: 'aside' },
    unsettled_days: days('unsettled_days', 'Unresolved', 104),
    worked_days: {
      header: 'Days',
      width: 84,
      isEarly: true,
      cell: (row) => `${row.worked_days} of ${row.planned_days}`,
      totalCell: ({ worked_days = 0, planned_days = 0 }) => `${countText(worked_days)} of ${countText(planned_days)}`,
    },
    late_minutes: { header: 'Late', width: 100, hiddenAtFirst: true },
    undertime_minutes: { header: 'Undertime', width: 116, hiddenAtFirst: true },
    overtime_minutes: { header: 'Overtime', width: 100, isEarly: true },
    leave_days: { ...days('leave_days', 'Leave', 84), hiddenAtFirst: true },
    unpaid_leave_days: { ...days('unpaid_leave_days', 'Unpaid leave', 112), hiddenAtFirst: true },
    absent_days: { ...days('absent_days', 'Absent', 84), hiddenAtFirst: true },
  });

const days = (
  name: 'leave_days' | 'unpaid_leave_days' | 'absent_days' | 'unsettled_days',
  header: string,
  width: number,
): ColumnLook<ListedTimesheet> => ({ header, width, cell: (row) => (row[name] === 0 ? null : row[name]) });

/** Teams of different clients can have the same name. */
function teamOption({ id, name, client }: Team): FilterOption {
  return { value: String(id), label: `${name}, ${client}` };
}
