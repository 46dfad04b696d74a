import { expect, it } from 'vitest';
import { cellOf, columnValue } from '../../list-cells.ts';
import { isExported, type ListColumns } from '../../list-column.ts';
import type { DayRow } from './attendance-answers.ts';
import { dayColumns } from './day-columns.ts';
import { payLabels, payMinutesFrom } from './pay-minutes.ts';
import { payNames } from './pay-names.ts';

const row: DayRow = {
  employee: { id: 7, name: 'Ana Reyes', position: 'Analyst' },
  client: 'Harbour Homes',
  work_date: '2026-03-08',
  shift: 'New York Night',
  zone: 'America/New_York',
  place: null,
  starts_at: '2026-03-08T05:30:00Z',
  ends_at: '2026-03-08T13:30:00Z',
  first_in: '2026-03-08T06:59:59Z',
  last_out: '2026-03-08T07:00:00Z',
  state: 'late',
  planned_minutes: 480,
  part_leave_minutes: 0,
  worked_minutes: 0,
  paid_break_minutes: 15,
  unpaid_break_minutes: 60,
  late_minutes: 89,
  undertime_minutes: 5,
  overtime_minutes: 3,
  waiting_overtime_minutes: 30,
  pay_minutes: payMinutesFrom([0, 2, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0]),
  night_minutes: 2,
  holiday_minutes: 1,
  settled: false,
  locked: null,
  adjusted_minutes: -45,
  adjusted_pay_minutes: payMinutesFrom([-45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  is_correction_pending: true,
};

const columns: ListColumns = dayColumns;
const cells = (zone: string, of: DayRow = row) =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => isExported(column))
      .map(([name, column]) => [column.label, cellOf(column, columnValue(column, name, of), zone)]),
  );

it('writes instants in the zone of the reader, before and after a clock change', () => {
  expect(cells('America/New_York')).toMatchObject({
    'Planned start': '2026-03-08 00:30',
    'Clocked in': '2026-03-08 01:59',
    'Clocked out': '2026-03-08 03:00',
    'Zone of the shift': 'America/New_York',
  });
  expect(cells('Asia/Manila')).toMatchObject({ 'Clocked in': '2026-03-08 14:59' });
});

it('writes minutes as numbers and leaves missing values empty', () => {
  const unplanned = { ...row, shift: null, starts_at: null, ends_at: null, last_out: null, locked: 'Locked by Grace' };
  expect(cells('Asia/Manila', unplanned)).toEqual({
    Name: 'Ana Reyes',
    Position: 'Analyst',
    Client: 'Harbour Homes',
    Day: '2026-03-08',
    Status: 'Late',
    Shift: null,
    'Planned start': null,
    'Planned end': null,
    'Clocked in': '2026-03-08 14:59',
    'Clocked out': null,
    'Zone of the shift': 'America/New_York',
    'Planned minutes': 480,
    'Worked minutes': 0,
    'Late minutes': 89,
    'Undertime minutes': 5,
    'Overtime minutes': 3,
    'Overtime minutes waiting for approval': 30,
    'Minutes at night': 2,
    'Minutes on a holiday': 1,
    'Paid break minutes': 15,
    'Unpaid break minutes': 60,
    ...Object.fromEntries(payNames.map((name) => [`${payLabels[name]} minutes`, row.pay_minutes?.[name]])),
    'Minutes adjusted in later periods': -45,
    ...Object.fromEntries(
      payNames.map((name) => [`Adjusted: ${payLabels[name]} minutes`, row.adjusted_pay_minutes?.[name]]),
    ),
    'In progress': 'Yes',
    'Correction pending': 'Yes',
    Locked: 'Locked by Grace',
  });
});
