import { employeeColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import { expect, it } from 'vitest';
import { exportColumns } from './employee-export.presenter.ts';
import type { EmployeeListRow } from './employee-list.repository.ts';

const row: EmployeeListRow = {
  id: 1,
  version: 1,
  name: 'Ana Reyes',
  position: 'Nurse',
  client_id: 2,
  client_name: 'Harbour Health',
  timezone_id: 291,
  timezone_name: 'Asia/Manila',
  timezone_friendly_name: 'Manila',
  shift_id: 4,
  shift_name: 'Day shift',
  personal_email: 'ana@home.test',
  primary_work_location: 'wfh',
  status_group: 'resignation',
  reason: 'Moved on',
  clearance_status: 'Cleared',
  rehire: true,
  photo_version: '0123456789ab',
  birthdate: null,
  missing: 0,
};
const textsOf = (one: EmployeeListRow) => employeeColumns.map((name) => exportColumns[name].text(one));

it('says what the list shows', () => {
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

it('employee-list.reason.1 employee-list.rehire.1 has reason and rehire only for former employees', () => {
  expect(textsOf({ ...row, status_group: 'active', shift_id: null }).slice(-4)).toEqual(['Active', null, null, null]);
  expect(textsOf({ ...row, rehire: false }).at(-1)).toBe('No');
  expect(textsOf({ ...row, shift_id: null })[4]).toBeNull();
});
