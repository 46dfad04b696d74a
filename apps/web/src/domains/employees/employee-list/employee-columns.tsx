import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import { missingConfiguration } from '@muster/contract/incomplete-configuration.ts';
import { messages } from '@muster/contract/messages.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { FilterOption } from '../../../platform/table/table-column.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { EmployeePhoto } from '../employee-photos.tsx';
import { statusLabel } from '../status-label.ts';
import { incompleteFilter } from './incomplete-filter.tsx';

interface ColumnChoices {
  readonly timezones: readonly FilterOption[];
  readonly detailsHref: (row: EmployeeRow) => string;
  readonly onWarning: (row: EmployeeRow) => void;
}

/** The columns of section 2.9 in their order; the table adds the actions as the last. */
export function employeeColumnsFor({ timezones, detailsHref, onWarning }: ColumnChoices) {
  const name = (row: EmployeeRow, plain: boolean) => (
    <NameCell
      name={row.name}
      avatar={<EmployeePhoto person={row} />}
      to={detailsHref(row)}
      plain={plain}
      warning={warningFor(row, onWarning)}
    />
  );
  return columnsOf<EmployeeRow>()(employeeColumns, {
    name: {
      width: 240,
      grow: true,
      pinned: 'left',
      filter: incompleteFilter,
      cell: (row) => name(row, false),
      card: 'title',
      cardCell: (row) => name(row, true),
    },
    position: { width: 180, card: 'line' },
    'client.legal_business_name': { width: 190, card: 'line' },
    timezone_id: { width: 156, filter: { kind: 'multi', options: timezones } },
    'shift.shift.name': { width: 180, card: 'aside' },
    personal_email: { width: 210 },
    primary_work_location: { width: 140 },
    'employee_status_type_group.name': {
      width: 126,
      cell: ({ employee_status_type_group: { name: status } }) => <StateBadge word={statusLabel(status)} />,
      card: 'badge',
    },
    'latest_employee_active_date.reason': { width: 190 },
    'latest_employee_active_date.clearance_status': { width: 172 },
    'latest_employee_active_date.rehire': { width: 112 },
  });
}

function warningFor(row: EmployeeRow, onWarning: (row: EmployeeRow) => void) {
  if (missingConfiguration(row).length === 0) return undefined;
  return { label: `${messages.employeeList.incompleteFilter.title}: ${row.name}`, onOpen: () => onWarning(row) };
}
