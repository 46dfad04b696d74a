import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import { missingConfiguration } from '@muster/contract/incomplete-configuration.ts';
import { messages } from '@muster/contract/messages.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { FilterOption } from '../../../platform/table/table-column.ts';
import { zoneCell } from '../../../platform/table/zone-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { EmployeePhoto } from '../employee-photos.tsx';
import { statusLabel, statusText, statusTone } from '../status-label.ts';
import { incompleteFilter } from './incomplete-filter.tsx';

export const nameFilter = { field: 'name', label: 'Name', filter: { kind: 'text' } } as const;

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
      below={plain ? undefined : <StatusWord tone={statusTone(statusOf(row))}>{statusLabel(statusOf(row))}</StatusWord>}
      warning={warningFor(row, onWarning)}
    />
  );
  return columnsOf<EmployeeRow>()(employeeColumns, {
    name: {
      width: 206,
      pinned: 'left',
      filter: { ...incompleteFilter, beside: nameFilter },
      cell: (row) => name(row, false),
      card: 'title',
      cardCell: (row) => name(row, true),
    },
    position: { width: 150, card: 'line' },
    'client.legal_business_name': { width: 170, grow: true, card: 'line' },
    timezone_id: {
      width: 100,
      filter: { kind: 'multi', options: timezones },
      cell: ({ timezone }) => (timezone ? zoneCell(timezone.name) : null),
    },
    'shift.shift.name': { width: 130, card: 'line' },
    personal_email: { width: 180, maxWidth: 280 },
    primary_work_location: { width: 120 },
    'employee_status_type_group.name': {
      width: 104,
      cell: (row) => <StateBadge word={statusLabel(statusOf(row))}>{statusText(statusOf(row), row.status)}</StateBadge>,
      card: 'badge',
      isInHead: true,
      // A card has no room for the reason beside the position.
      cardCell: (row) => <StateBadge word={statusLabel(statusOf(row))} />,
    },
    'latest_employee_active_date.reason': { width: 130, maxWidth: 240 },
    'latest_employee_active_date.clearance_status': { width: 130 },
    'latest_employee_active_date.rehire': { width: 84 },
  });
}

const statusOf = (row: EmployeeRow) => row.employee_status_type_group.name;

/** Of terminated and resigned people, whom the list shows dimmed. */
export const hasLeft = (row: EmployeeRow): boolean => ['termination', 'resignation'].includes(statusOf(row));

function warningFor(row: EmployeeRow, onWarning: (row: EmployeeRow) => void) {
  if (missingConfiguration(row).length === 0) return undefined;
  return { label: `${messages.employeeList.incompleteFilter.title}: ${row.name}`, onOpen: () => onWarning(row) };
}
