import { viewerZone } from '@muster/contract';
import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';

export interface DayColumn {
  readonly header: string;
  /** Characters. */
  readonly width: number;
  readonly isNumber?: true;
  readonly cell: (row: DayRow) => string | number | null;
}

/** A day as in the list and its panel. Times are in the reader's zone, which a column names. */
export function dayColumnsFor(zone: string): readonly DayColumn[] {
  const time = (header: string, instant: (row: DayRow) => string | null): DayColumn => ({
    header,
    width: 18,
    cell: (row) => timeText(instant(row), zone),
  });
  return [
    { header: 'Name', width: 30, cell: ({ employee }) => employee.name },
    { header: 'Position', width: 26, cell: ({ employee }) => employee.position },
    { header: 'Client', width: 30, cell: ({ client }) => client },
    { header: 'Day', width: 12, cell: ({ work_date }) => work_date },
    { header: 'State', width: 14, cell: ({ state }) => dayLabels[state] },
    { header: 'Shift', width: 24, cell: ({ shift }) => shift },
    time('Planned start', (row) => row.starts_at),
    time('Planned end', (row) => row.ends_at),
    time('Clocked in', (row) => row.first_in),
    time('Clocked out', (row) => row.last_out),
    { header: 'Times in', width: 20, cell: () => zone },
    { header: 'Zone of the shift', width: 20, cell: (row) => row.zone },
    minutes('Planned minutes', (row) => row.planned_minutes),
    minutes('Worked minutes', (row) => row.worked_minutes),
    minutes('Late minutes', (row) => row.late_minutes),
    minutes('Undertime minutes', (row) => row.undertime_minutes),
    minutes('Overtime minutes', (row) => row.overtime_minutes),
    minutes('Night minutes', (row) => row.night_minutes),
    minutes('Holiday minutes', (row) => row.holiday_minutes),
    minutes('Paid break minutes', (row) => row.paid_break_minutes),
    minutes('Unpaid break minutes', (row) => row.unpaid_break_minutes),
    { header: 'Still running', width: 14, cell: ({ settled }) => (settled ? 'No' : 'Yes') },
    { header: 'Correction waits', width: 18, cell: ({ is_asked }) => (is_asked ? 'Yes' : 'No') },
    { header: 'Locked', width: 40, cell: ({ locked }) => locked },
  ];
}

const minutes = (header: string, cell: (row: DayRow) => number): DayColumn => ({
  header,
  width: header.length + 4,
  isNumber: true,
  cell,
});

function timeText(instant: string | null, zone: string): string | null {
  if (instant === null) return null;
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(viewerZone(zone)).toPlainDateTime();
  return there.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
