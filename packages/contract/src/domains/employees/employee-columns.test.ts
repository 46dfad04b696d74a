import { expect, it } from 'vitest';
import { cellOf, columnValue } from '../../list-cells.ts';
import { columnNames, isSearchable, type ListColumns } from '../../list-column.ts';
import type { EmployeeRow } from './employee-answers.ts';
import { employeeColumnNames, employeeColumns, searchableColumns } from './employee-columns.ts';

const columns: ListColumns = employeeColumns;
const row: EmployeeRow = {
  id: 1,
  version: 1,
  name: 'Ana Reyes',
  position: 'Nurse',
  client_id: 2,
  client: { legal_business_name: 'Harbour Health' },
  timezone_id: 291,
  timezone: { name: 'Asia/Manila', friendly_name: 'Manila' },
  shift: { shift: { name: 'Day shift' } },
  personal_email: 'ana@home.test',
  primary_work_location: 'wfh',
  employee_status_type_group: { name: 'resignation' },
  status: null,
  latest_employee_active_date: { reason: 'Moved on', clearance_status: 'Cleared', rehire: true },
  sensitiveData: true,
  photo_version: '0123456789ab',
  employee_current_cost_history: true,
  employee_current_nonrefundable_history: true,
  employee_current_re_fee: true,
  schedules_count: 1,
  birthdate: null,
  employee_occurrence_point_policies_count: 1,
  abilities: { update: false, delete: false },
};

function textsOf(one: EmployeeRow) {
  return employeeColumnNames.map((name) => {
    const column = columns[name];
    return column && cellOf(column, columnValue(column, name, one), 'UTC');
  });
}

it('exports the texts that the list shows', () => {
  expect(textsOf(row)).toEqual([
    'Ana Reyes',
    'Nurse',
    'Harbour Health',
    'Asia/Manila',
    'Day shift',
    'ana@home.test',
    'Work From Home',
    'Resignation',
    'Moved on',
    'Cleared',
    'Yes',
  ]);
});

it('employee-list.reason.1 employee-list.rehire.1 exports reason and rehire only for people who left', () => {
  const active: EmployeeRow = {
    ...row,
    shift: null,
    employee_status_type_group: { name: 'active' },
    latest_employee_active_date: null,
  };
  expect(textsOf(active).slice(-4)).toEqual(['Active', null, null, null]);
  expect(textsOf(active)[4]).toBeNull();
  const unwanted = { reason: null, clearance_status: null, rehire: false };
  expect(textsOf({ ...row, latest_employee_active_date: unwanted }).at(-1)).toBe('No');
});

it('searches the columns that the specification names', () => {
  expect(columnNames(columns, isSearchable).toSorted()).toEqual([...searchableColumns].toSorted());
});
