import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { correctionRow, dayRowOf, overtimeRow, waitingCorrection } from '../attendance.fixture.ts';

export const hr = { roles: ['hr'] as const };
export const address = '/employees/attendance';
const none = {
  present: 0,
  late: 0,
  undertime: 0,
  absent: 0,
  on_leave: 0,
  worked_leave: 0,
  holiday: 0,
  restday: 0,
  conflict: 0,
  unplanned: 0,
};
export const late = dayRowOf({
  state: 'late',
  late_minutes: 12,
  overtime_minutes: 30,
  first_in: '2026-03-02T14:12:30Z',
  is_correction_pending: true,
});
const ben = { id: 8, name: 'Ben Cruz', position: 'Analyst' };
const conflict = dayRowOf({
  employee: ben,
  state: 'conflict',
  worked_minutes: 0,
  last_out: null,
  locked: 'Timesheet approved',
});
export const list = {
  from: '2026-02-24',
  to: '2026-03-02',
  counts: { ...none, late: 1, conflict: 1 },
  data: [conflict, late],
  total: 2,
};
const overtimeOfBen = { ...overtimeRow, id: 10, employee: ben };
export const waiting = { data: [correctionRow], total: 1, waiting: 1 };
export const usual = [
  answers(employeeShiftsEndpoints.calendarFilters, { clients: [{ id: 2, name: 'Harbour Homes' }], teams: [] }),
  answers(correctionsEndpoints.list, ({ query }) =>
    query.get('view') === 'waiting' ? waiting : { data: [], total: 0, waiting: 1 },
  ),
  answers(overtimeEndpoints.list, { data: [overtimeRow, overtimeOfBen], total: 2, waiting: 2 }),
];

export const waitingDay = {
  ...late,
  explanation: null,
  proposal: null,
  punches: [],
  corrections: [{ ...waitingCorrection, approval: correctionRow.approval, abilities: { withdraw: false } }],
  adjustments: [],
  own_zone: 'Asia/Manila',
  abilities: { enter: false, reset: null },
};
