import { capitalized } from '@muster/contract/capitalized.ts';
import { dayLabels, dayStates } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { clockText, formatDay } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ownSpanText, spanText } from '../../shifts/index.ts';
import { dayTones } from '../day-states.ts';
import { remarksOf } from '../day-texts.ts';
import styles from './day-list.module.css';

export const dayKey = ({ employee, work_date }: DayRow): string => `${employee.id} ${work_date}`;

/** Times in the viewer's time zone, and below them in the shift's, if different. */
export function dayColumnsFor({ zone, onOpen }: ColumnParts): readonly TableColumn<DayRow>[] {
  const name = (row: DayRow) =>
    onOpen ? (
      <button type="button" className={styles.name} onClick={() => onOpen(row)}>
        {row.employee.name}
      </button>
    ) : (
      row.employee.name
    );
  return [
    {
      id: 'employee.name',
      header: 'Name',
      width: 200,
      pinned: 'left',
      cell: (row) => (
        <>
          {name(row)}
          <SecondLine>{row.client}</SecondLine>
        </>
      ),
      card: 'title',
      cardCell: name,
    },
    {
      id: 'work_date',
      header: 'Day',
      width: 120,
      cell: ({ work_date }) => formatDay(work_date),
      card: 'line',
    },
    {
      id: 'starts_at',
      header: 'Planned',
      width: 250,
      cell: (row) => {
        const times = plannedTimes(row);
        return times === null ? 'Not scheduled' : <Planned row={row} times={times} zone={zone} />;
      },
      card: 'line',
      cardCell: (row) => {
        const times = plannedTimes(row);
        return times === null ? 'Not scheduled' : `Planned ${spanText(times, zone)}`;
      },
    },
    {
      id: 'first_in',
      header: 'In and out',
      width: 190,
      cell: (row) => (row.first_in === null ? null : <Clocked row={row} zone={zone} />),
      card: 'aside',
      cardCell: (row) => (row.first_in === null ? null : clockedText(row, zone)),
    },
    {
      id: 'state',
      header: 'State',
      width: 200,
      grow: true,
      filter: { kind: 'select', options: dayStates.map((value) => ({ value, label: dayLabels[value] })) },
      cell: (row) => (
        <>
          <StatusBadge tone={dayTones[row.state]}>{dayLabels[row.state]}</StatusBadge>
          <SecondLine>{notesOf(row)}</SecondLine>
        </>
      ),
      card: 'badge',
    },
    {
      id: 'worked_minutes',
      header: 'Worked',
      width: 130,
      align: 'right',
      cell: ({ worked_minutes }) => (worked_minutes > 0 ? minutesText(worked_minutes) : null),
      card: 'aside',
    },
  ];
}

interface ColumnParts {
  readonly zone: string;
  /** Without it the days are read-only. */
  readonly onOpen?: (row: DayRow) => void;
}

const plannedTimes = ({ starts_at, ends_at }: DayRow) =>
  starts_at === null || ends_at === null ? null : { starts_at, ends_at };

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

const clockedText = ({ first_in, last_out }: DayRow, zone: string) =>
  `${clockText(first_in, zone)} – ${clockText(last_out, zone) ?? '?'}`;

function Clocked({ row, zone }: { readonly row: DayRow; readonly zone: string }) {
  return (
    <>
      <span className={styles.fixed}>{clockedText(row, zone)}</span>
      {row.zone === zone ? null : (
        <SecondLine>
          {clockedText(row, row.zone)} {zoneCity(row.zone)}
        </SecondLine>
      )}
    </>
  );
}

function notesOf(row: DayRow): string {
  const notes = [
    row.settled ? '' : 'in progress',
    remarksOf(row),
    row.is_asked ? 'correction pending' : '',
    row.locked === null ? '' : 'locked',
  ];
  return capitalized(notes.filter(Boolean).join(' · '));
}
