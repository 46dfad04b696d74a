import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { expect, it } from 'vitest';
import type { SheetRow } from './timesheet-list.repository.ts';
import { presentOwnSheet, presentSheet } from './timesheets.presenter.ts';

const row: SheetRow = {
  id: 1,
  version: 2,
  employee_id: 7,
  name: 'Ana Reyes',
  position: 'Bookkeeper',
  client_id: 3,
  client: 'Harbour Homes',
  first_day: '2026-03-01',
  last_day: '2026-03-15',
  state: 'submitted',
  is_away: false,
  planned_days: 10,
  worked_days: 9,
  leave_days: 1,
  unpaid_leave_days: 0,
  absent_days: 0,
  worked_minutes: 4_320,
  late_minutes: 5,
  undertime_minutes: 0,
  overtime_minutes: 30,
  unsettled_days: 0,
  waiting_overtime_minutes: 0,
  adjusted_minutes: 0,
  pay: [3_000, 1_290, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  is_changed: false,
};
const hr = testViewer({ roles: ['hr'] });

const waiting = new Set([row.id]);

it('returns what the viewer may do in each state', () => {
  expect(presentSheet(row, hr, waiting).abilities).toEqual({ submit: false, approve: true, lock: false, reopen: true });
  expect(presentSheet(row, hr, new Set()).abilities.approve).toBe(false);
  const nothing = { submit: false, approve: false, lock: false, reopen: false };
  expect(presentSheet(row, { ...hr, employeeId: 7 }, waiting).abilities).toEqual(nothing);
  expect(presentSheet({ ...row, state: 'open' }, hr, waiting).abilities).toEqual(nothing);
  expect(presentSheet({ ...row, state: 'open', is_away: true }, hr, waiting).abilities).toEqual({
    ...nothing,
    submit: true,
  });
  expect(presentSheet({ ...row, state: 'approved' }, hr, waiting).abilities).toEqual({
    submit: false,
    approve: false,
    lock: true,
    reopen: true,
  });
  expect(presentSheet({ ...row, state: 'approved', is_changed: true }, hr, waiting).abilities.lock).toBe(false);
});

it('shows the viewer’s own timesheet without names, with its blockers', () => {
  const blockers = [{ timesheet_id: 1, work_date: '2026-03-04', kind: 'conflict' } as const];
  const shown = presentOwnSheet(row, { isOver: false, blockers, locked: null });
  expect(shown).toMatchObject({ is_over: false, blockers: [{ work_date: '2026-03-04', kind: 'conflict' }] });
  expect(shown).not.toHaveProperty('employee');
});
