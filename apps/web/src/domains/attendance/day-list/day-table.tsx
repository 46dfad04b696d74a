import { capitalized } from '@muster/contract/capitalized.ts';
import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { clockText, formatDay } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ownSpanText, spanText } from '../../shifts/index.ts';
import { dayTones } from '../day-states.ts';
import { remarksOf } from '../day-texts.ts';
import styles from './day-list.module.css';

/** Times on the reader's clock, and below them on that of the shift where it is another one. */
export function DayTable({ rows, zone, onOpen }: DayTableProps) {
  return (
    <PlainTable
      isBroad
      label="Days"
      columns={columnsFor(zone, onOpen)}
      rows={rows}
      rowId={(row) => `${row.employee.id} ${row.work_date}`}
      empty="No days."
    />
  );
}

interface DayTableProps {
  readonly rows: readonly DayRow[];
  readonly zone: string;
  readonly onOpen: ((row: DayRow) => void) | undefined;
}

const columnsFor = (zone: string, onOpen: DayTableProps['onOpen']): readonly PlainColumn<DayRow>[] => [
  {
    header: 'Name',
    cell: (row) => (
      <>
        {onOpen ? (
          <button type="button" className={styles.name} onClick={() => onOpen(row)}>
            {row.employee.name}
          </button>
        ) : (
          row.employee.name
        )}
        <SecondLine>{row.client}</SecondLine>
      </>
    ),
  },
  { header: 'Day', isUnbroken: true, cell: ({ work_date }) => formatDay(work_date) },
  {
    header: 'Planned',
    cell: (row) =>
      row.starts_at === null || row.ends_at === null ? (
        'Not planned'
      ) : (
        <Planned row={row} times={{ starts_at: row.starts_at, ends_at: row.ends_at }} zone={zone} />
      ),
  },
  {
    header: 'In and out',
    cell: (row) => (row.first_in === null ? null : <Clocked row={row} zone={zone} />),
  },
  {
    header: 'State',
    cell: (row) => (
      <>
        <StatusBadge tone={dayTones[row.state]}>{dayLabels[row.state]}</StatusBadge>
        <SecondLine>{notesOf(row)}</SecondLine>
      </>
    ),
  },
  {
    header: 'Worked',
    align: 'right',
    isUnbroken: true,
    cell: (row) => (row.worked_minutes > 0 ? minutesText(row.worked_minutes) : null),
  },
];

interface PlannedProps {
  readonly row: DayRow;
  readonly times: { readonly starts_at: string; readonly ends_at: string };
  readonly zone: string;
}

function Planned({ row, times, zone }: PlannedProps) {
  return (
    <>
      <span className={styles.fixed}>{spanText(times, zone)}</span>
      <SecondLine>
        {row.shift}
        {row.zone === zone ? '' : `, ${ownSpanText(times, row.zone)}`}
      </SecondLine>
    </>
  );
}

function Clocked({ row, zone }: { readonly row: DayRow; readonly zone: string }) {
  const span = (where: string) => `${clockText(row.first_in, where)} – ${clockText(row.last_out, where) ?? '?'}`;
  return (
    <>
      <span className={styles.fixed}>{span(zone)}</span>
      {row.zone === zone ? null : (
        <SecondLine>
          {span(row.zone)} {zoneCity(row.zone)}
        </SecondLine>
      )}
    </>
  );
}

function notesOf(row: DayRow): string {
  const notes = [
    row.settled ? '' : 'still running',
    remarksOf(row),
    row.is_asked ? 'correction waits' : '',
    row.locked === null ? '' : 'locked',
  ];
  return capitalized(notes.filter(Boolean).join(' · '));
}
