import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { workLocations } from '@muster/contract/domains/employees/employees.constants.ts';
import { missingConfiguration } from '@muster/contract/incomplete-configuration.ts';
import { messages } from '@muster/contract/messages.ts';
import { clearanceStatuses, employeeStatuses, workLocationLabel } from '@muster/contract/states.ts';
import type { ReactNode } from 'react';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { FilterOption, TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Face } from '../faces.tsx';
import { statusLabel, statusTone } from '../status-label.ts';
import { incompleteFilter } from './incomplete-filter.tsx';

const texts = messages.employeeList;

export interface ColumnChoices {
  /** Columns that the viewer may see (employees.policy.ts), by id. */
  readonly visible: readonly string[];
  readonly timezones: readonly FilterOption[];
  readonly detailsHref: (row: EmployeeRow) => string;
  readonly onWarning: (row: EmployeeRow) => void;
}

/** The twelve columns of section 2.9 in their order; the table itself adds the actions as the last. */
export function employeeColumnsFor(choices: ColumnChoices): readonly TableColumn<EmployeeRow>[] {
  return [...personColumns(choices), ...workColumns(choices), ...separationColumns].filter((column) =>
    choices.visible.includes(column.id),
  );
}

function personColumns({ detailsHref, onWarning }: ColumnChoices): TableColumn<EmployeeRow>[] {
  const name = (row: EmployeeRow, plain: boolean) => (
    <NameCell
      name={row.name}
      avatar={<Face person={row} />}
      to={detailsHref(row)}
      plain={plain}
      warning={warningFor(row, onWarning)}
    />
  );
  return [
    {
      id: 'name',
      header: texts.column.name,
      width: 240,
      grow: true,
      pinned: 'left',
      sortable: true,
      filter: incompleteFilter,
      cell: (row) => name(row, false),
      card: 'title',
      cardCell: (row) => name(row, true),
    },
    {
      id: 'position',
      header: texts.column.position,
      width: 180,
      sortable: true,
      filter: { kind: 'text' },
      cell: (row) => row.position,
      card: 'line',
    },
    {
      id: 'client.legal_business_name',
      header: texts.column.clientName,
      width: 190,
      sortable: true,
      filter: { kind: 'text' },
      cell: (row) => text(row.client?.legal_business_name),
      card: 'line',
    },
  ];
}

function workColumns({ timezones }: ColumnChoices): TableColumn<EmployeeRow>[] {
  return [
    {
      id: 'timezone_id',
      header: texts.column.timezone,
      width: 156,
      sortable: true,
      filter: { kind: 'multi', options: timezones },
      cell: (row) => text(row.timezone?.name),
    },
    {
      id: 'shift.shift.name',
      header: texts.column.shiftSchedule,
      width: 180,
      sortable: true,
      filter: { kind: 'text' },
      cell: (row) => text(row.shift?.shift.name),
      card: 'aside',
    },
    {
      id: 'personal_email',
      header: texts.column.personalEmail,
      width: 210,
      sortable: true,
      filter: { kind: 'text' },
      cell: (row) => text(row.personal_email),
    },
    {
      id: 'primary_work_location',
      header: texts.column.location,
      width: 140,
      sortable: true,
      filter: { kind: 'multi', options: workLocations.map((value) => ({ value, label: workLocationLabel(value) })) },
      cell: (row) => workLocationLabel(row.primary_work_location),
    },
    {
      id: 'employee_status_type_group.name',
      header: texts.column.status,
      width: 126,
      sortable: true,
      filter: { kind: 'multi', options: employeeStatuses.map((value) => ({ value, label: statusLabel(value) })) },
      cell: (row) => (
        <StatusBadge tone={statusTone(row.employee_status_type_group.name)}>
          {statusLabel(row.employee_status_type_group.name)}
        </StatusBadge>
      ),
      card: 'badge',
    },
  ];
}

/** Filled for terminated and resigned employees alone. */
const separationColumns: TableColumn<EmployeeRow>[] = [
  {
    id: 'latest_employee_active_date.reason',
    header: texts.column.reason,
    width: 190,
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => text(row.latest_employee_active_date?.reason),
  },
  {
    id: 'latest_employee_active_date.clearance_status',
    header: texts.column.clearanceStatus,
    width: 172,
    sortable: true,
    filter: { kind: 'multi', options: clearanceStatuses.map((value) => ({ value, label: value })) },
    cell: (row) => text(row.latest_employee_active_date?.clearance_status),
  },
  {
    id: 'latest_employee_active_date.rehire',
    header: texts.column.rehire,
    width: 112,
    sortable: true,
    filter: {
      kind: 'select',
      options: [
        { value: 'true', label: texts.rehire.yes },
        { value: 'false', label: texts.rehire.no },
      ],
    },
    cell: (row) => rehireText(row.latest_employee_active_date?.rehire),
  },
];

function warningFor(row: EmployeeRow, onWarning: (row: EmployeeRow) => void) {
  if (missingConfiguration(row).length === 0) return undefined;
  return { label: `${texts.incompleteFilter.title}: ${row.name}`, onOpen: () => onWarning(row) };
}

function rehireText(rehire: boolean | null | undefined): ReactNode {
  if (rehire === null || rehire === undefined) return null;
  return rehire ? texts.rehire.yes : texts.rehire.no;
}

const text = (value: string | null | undefined): ReactNode => (value ? value : null);
