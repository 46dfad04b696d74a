import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { scheduleColumns } from '@muster/contract/domains/shifts/schedule-columns.ts';
import { boardLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText, dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, clockThere } from '../../../platform/format/zone-times.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from '../shifts.module.css';

export const boardKey = ({ employee, starts_at }: BoardRow): string => `${employee.id} ${starts_at}`;

/** `now`: of the answer, undefined before the first. */
export const boardColumnsFor = (now: string | undefined) =>
  columnsOf<BoardRow>()(scheduleColumns, {
    'employee.name': {
      width: 230,
      grow: true,
      pinned: 'left',
      cell: ({ employee }) => <NameCell name={employee.name} below={employee.position} />,
      card: 'title',
      cardCell: ({ employee }) => <NameCell name={employee.name} plain />,
    },
    client: { width: 190, card: 'line' },
    shift: {
      width: 180,
      cell: (row, zone) => (
        <>
          {row.shift}
          <SecondLine>{clockThere(row.starts_at, row.zone, zone)}</SecondLine>
        </>
      ),
    },
    starts_at: {
      header: 'Your time',
      width: 150,
      isEarly: true,
      cell: (row, zone) => (
        <>
          {clockRange(row.starts_at, row.ends_at, zone)}
          <SecondLine>{otherDay(row, now, zone)}</SecondLine>
        </>
      ),
      card: 'line',
      // Beside the real times the planned ones would be cut.
      cardCell: (row, zone) =>
        row.first_in === null
          ? [otherDay(row, now, zone), clockRange(row.starts_at, row.ends_at, zone)].filter(Boolean).join(', ')
          : otherDay(row, now, zone),
    },
    state: {
      width: 150,
      isEarly: true,
      isSingle: true,
      cell: (row) => (
        <>
          <StateBadge word={boardLabels[row.state]} />
          <SecondLine>{noteOf(row, now)}</SecondLine>
        </>
      ),
      card: 'badge',
      cardCell: (row) => (
        <>
          <StateBadge word={boardLabels[row.state]} />
          {noteOf(row, now) === '' ? null : <span className={styles.muted}>{noteOf(row, now)}</span>}
        </>
      ),
    },
    first_in: {
      header: 'In',
      width: 92,
      cell: ({ first_in: at }, zone) => clockText(at, zone),
      card: 'aside',
      cardCell: ({ first_in, last_out }, zone) => (first_in === null ? null : clockRange(first_in, last_out, zone)),
    },
    last_out: { header: 'Out', width: 92, cell: ({ last_out: at }, zone) => clockText(at, zone) },
  });

/** The day on which the shift begins, unless that is today: a night shift of yesterday is listed until it ends. */
function otherDay({ starts_at: start }: BoardRow, now: string | undefined, zone: string): string | null {
  const [begins, present] = [instantOf(start), instantOf(now ?? '')];
  if (begins === null || present === null) return null;
  const day = dayAt(begins, zone);
  return day === dayAt(present, zone) ? null : formatWeekday(day);
}

function noteOf(row: BoardRow, now: string | undefined): string {
  if (row.late_minutes !== null) return `${minutesText(row.late_minutes)} late`;
  if (row.state !== 'missing' || now === undefined) return '';
  const minutes = Math.floor(((instantOf(now) ?? 0) - (instantOf(row.starts_at) ?? 0)) / 60_000);
  return `for ${minutesText(minutes)}`;
}
