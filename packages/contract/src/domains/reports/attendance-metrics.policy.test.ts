import { expect, it } from 'vitest';
import { type Role, roles } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { reachOf } from '../teams/teams.policy.ts';
import { attendanceMetricsArea } from './attendance-metrics.policy.ts';

const reach = (...held: Role[]) => reachOf(testViewer({ roles: held, employeeId: 7 }), attendanceMetricsArea);
const managed = { of: 'managed', id: 4 };
const led = { of: 'led', id: 7 };

it('reaches everybody for admin and hr alone', () => {
  expect(roles.filter((role) => reach(role) === 'all')).toEqual(['admin', 'hr']);
});

it('reaches managed clients and people led by the role that says so, and both for both', () => {
  expect(reach('account manager')).toEqual([managed]);
  expect(reach('team lead', 'employee')).toEqual([led]);
  expect(reach('team lead', 'account manager')).toEqual([managed, led]);
  expect(reach('payroll')).toEqual([]);
});
