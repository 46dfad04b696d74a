import { capitalized } from '@muster/contract/capitalized.ts';
import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { dayColumns } from '@muster/contract/domains/attendance/day-columns.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { changeText } from '../../../platform/format/minutes.ts';
import { clockRange, thereText } from '../../../platform/format/zone-times.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { remarksOf } from '../day-texts.ts';
import styles from './day-list.module.css';

export const dayKey = ({ employee, work_date }: DayRow): string => `${employee.id} ${work_date}`;

/** Times on the reader's clock, and below them on the clock of the shift if that differs. Without `onOpen`, days are read-only. */
export function dayColumnsFor(onOpen?: (row: DayRow) => void) {
  const name = (row: DayRow, below?: string | null) => (
    <NameCell name={row.employee.name} onOpen={onOpen && (() => onOpen(row))} plain below={below} />
  );
  return columnsOf<DayRow>()(dayColumns, {
    'employee.name': {
      width: 236,
      pinned: 'left',
      cell: (row) => name(row, row.client),
      card: 'title',
      cardCell: (row) => name(row),
    },
    work_date: { width: 116, cell: ({ work_date }) => formatWeekday(work_date), card: 'line' },
    starts_at: {
      header: 'Scheduled',
      width: 276,
      cell: (row, zone) => {
        const times = plannedTimes(row);
        return times === null ? 'Not scheduled' : <Planned row={row} times={times} zone={zone} />;
      },
      card: 'line',
      cardCell: (row, zone) => {
        const times = plannedTimes(row);
        return times === null ? 'Not scheduled' : `Scheduled ${clockRange(times.starts_at, times.ends_at, zone)}`;
      },
    },
    first_in: {
      header: 'Clock in – out',
      width: 176,
      cell: (row, zone) => (row.first_in === null ? null : <Clocked row={row} zone={zone} />),
      card: 'aside',
      cardCell: (row, zone) => (row.first_in === null ? null : clockedText(row, zone)),
    },
    state: {
      width: 200,
      grow: true,
      isSingle: true,
      cell: (row) => (
        <>
          <StateBadge word={dayLabels[row.state]} />
          <SecondLine>{notesOf(row)}</SecondLine>
        </>
      ),
      card: 'badge',
    },
    worked_minutes: { header: 'Worked', width: 120, card: 'aside' },
  });
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
      <span className={styles.fixed}>{clockRange(times.starts_at, times.ends_at, zone)}</span>
      <SecondLine>
        {row.shift}
        {thereText(times.starts_at, row.zone, zone)}
      </SecondLine>
    </>
  );
}

const clockedText = ({ first_in, last_out }: DayRow, zone: string) => clockRange(first_in, last_out, zone);

function Clocked({ row, zone }: { readonly row: DayRow; readonly zone: string }) {
  return <span className={styles.fixed}>{clockedText(row, zone)}</span>;
}

function notesOf(row: DayRow): string {
  const notes = [
    row.settled ? '' : 'in progress',
    remarksOf(row),
    row.is_correction_pending ? 'correction pending' : '',
    row.locked === null ? '' : 'locked',
    row.adjusted_minutes === 0 ? '' : `${changeText(row.adjusted_minutes)} in later periods`,
  ];
  return capitalized(notes.filter(Boolean).join(' · '));
}
