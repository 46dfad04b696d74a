import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { expect, it } from 'vitest';
import type { EmployeeListRow } from './employee-list.repository.ts';
import { listSightOf, presentRow } from './employees.presenter.ts';

const viewer = testViewer({
  roles: ['hr'],
  permissions: ['can view all employees', 'can view employees sensitive data', 'can update employees'],
});

const row: EmployeeListRow = {
  id: 4,
  version: 2,
  name: 'Ana Reyes',
  position: 'Bookkeeper',
  client_id: 7,
  client_name: 'Brightwater',
  timezone_id: 291,
  timezone_name: 'Asia/Manila',
  timezone_friendly_name: 'Manila',
  shift_id: 3,
  shift_name: 'Day Shift',
  personal_email: 'ana@home.test',
  primary_work_location: 'wfo',
  status_group: 'active',
  status: null,
  reason: null,
  clearance_status: null,
  rehire: null,
  photo_version: '0123456789ab',
  birthdate: '1994-05-17',
  missing: 0b0010010,
};

it('reads the missing configuration from the mask', () => {
  expect(presentRow(row, listSightOf(viewer))).toMatchObject({
    employee_current_cost_history: true,
    employee_current_nonrefundable_history: false,
    employee_current_re_fee: true,
    schedules_count: 0,
    employee_occurrence_point_policies_count: 1,
    shift: { shift: { name: 'Day Shift' } },
  });
});

it('employee-list.columns.13 and columns.14: hidden columns are absent for an account manager', () => {
  const shown = presentRow(row, listSightOf({ ...viewer, roles: ['account manager'] }));
  expect(shown).not.toHaveProperty('timezone_id');
  expect(shown).not.toHaveProperty('timezone');
  expect(shown).not.toHaveProperty('personal_email');
  expect(JSON.stringify(shown)).not.toContain('ana@home.test');
});

it('says what the viewer may do to the row', () => {
  expect(presentRow(row, listSightOf(viewer)).abilities).toEqual({ update: true, delete: false });
});

it('gives reason, clearance and rehire only for former employees', () => {
  const left = {
    ...row,
    status_group: 'resignation' as const,
    reason: 'New job',
    clearance_status: 'Cleared',
    rehire: true,
  };
  expect(presentRow(left, listSightOf(viewer)).latest_employee_active_date).toEqual({
    reason: 'New job',
    clearance_status: 'Cleared',
    rehire: true,
  });
  expect(presentRow({ ...left, status_group: 'inactive' }, listSightOf(viewer)).latest_employee_active_date).toBeNull();
});
