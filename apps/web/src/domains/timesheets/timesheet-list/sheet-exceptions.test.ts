import { expect, it } from 'vitest';
import { sheetDayOf } from '../timesheet.fixture.ts';
import { exceptionsOf } from './sheet-exceptions.ts';

it('names what is to be looked at before an approval, and no ordinary day', () => {
  const found = exceptionsOf({
    days: [
      sheetDayOf({ work_date: '2026-03-02', state: 'present' }),
      sheetDayOf({ work_date: '2026-03-03', state: 'late', late_minutes: 12 }),
      sheetDayOf({ work_date: '2026-03-04', state: 'absent', first_in: null, last_out: null, worked_minutes: 0 }),
      sheetDayOf({ work_date: '2026-03-05', state: 'present', overtime_minutes: 60 }),
      sheetDayOf({ work_date: '2026-03-06', state: 'present', waiting_overtime_minutes: 90 }),
      sheetDayOf({ work_date: '2026-03-07', state: 'on_leave', first_in: null, last_out: null, worked_minutes: 0 }),
    ],
    blockers: [
      { work_date: '2026-03-02', kind: 'correction' },
      { work_date: '2026-03-06', kind: 'overtime' },
      { work_date: '2026-03-09', kind: 'running' },
    ],
  });
  expect(found.map(({ day, text, tone }) => [day.slice(8), text.replaceAll('\u00a0', ' '), tone])).toEqual([
    ['02', 'A correction is open', 'amber'],
    ['03', '12 min late', 'amber'],
    ['04', 'Absent', 'red'],
    ['05', '1 h overtime', 'gray'],
    ['06', '1 h 30 min overtime pending approval', 'amber'],
    ['09', 'In progress', 'amber'],
  ]);
});
