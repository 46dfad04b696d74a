import { capitalized } from '@muster/contract/capitalized.ts';
import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { dayColumns } from '@muster/contract/domains/attendance/day-columns.ts';
import { clockText, formatWeekday } from '../../../platform/format/dates.ts';
import { changeText } from '../../../platform/format/minutes.ts';
import { clockRange, clockThere } from '../../../platform/format/zone-times.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { remarksOf } from '../day-texts.ts';

export const dayKey = ({ employee, work_date }: DayRow): string => `${employee.id} ${work_date}`;

/** Times on the reader's clock, and below them the start on the clock of the shift if that differs. */
export const dayTableColumns = columnsOf<DayRow>()(dayColumns, {
  'employee.name': {
    width: 206,
    pinned: 'left',
    cell: ({ employee, client }) => <NameCell name={employee.name} below={client} />,
    card: 'title',
    cardCell: ({ employee }) => <NameCell name={employee.name} plain />,
  },
  work_date: {
    width: 116,
    isEarly: true,
    cell: ({ work_date }) => formatWeekday(work_date),
    card: 'line',
    // Beside the times there is no room for what is the same on most cards.
    cardCell: (row) => [formatWeekday(row.work_date), notesOf({ ...row, locked: null })].filter(Boolean).join(' · '),
  },
  starts_at: {
    header: 'Scheduled',
    width: 147,
    // Beside a panel the clocked times are what is compared; the panel says the schedule.
    isInHead: true,
    cell: (row, zone) => {
      const times = plannedTimes(row);
      return times === null ? 'Not scheduled' : <Planned row={row} times={times} zone={zone} />;
    },
  },
  first_in: {
    header: 'Clock in – out',
    width: 147,
    isEarly: true,
    cell: (row, zone) => (row.first_in === null ? null : clockedText(row, zone)),
    card: 'aside',
    cardCell: (row, zone) => (row.first_in === null ? null : clockedText(row, zone)),
  },
  // Beside the times that it sums up: the spare width is after the status.
  worked_minutes: { header: 'Worked', width: 104 },
  state: {
    width: 200,
    isEarly: true,
    grow: true,
    isSingle: true,
    cell: (row) => (
      <>
        <StateBadge word={dayLabels[row.state]} />
        <SecondLine>{notesOf(row)}</SecondLine>
      </>
    ),
    card: 'badge',
    cardCell: ({ state }) => <StateBadge word={dayLabels[state]} />,
  },
});

const plannedTimes = ({ starts_at, ends_at }: DayRow) =>
  starts_at === null || ends_at === null ? null : { starts_at, ends_at };

interface PlannedProps {
  readonly row: DayRow;
  readonly times: { readonly starts_at: string; readonly ends_at: string };
  readonly zone: string;
}

function Planned({ row, times, zone }: PlannedProps) {
  const there = clockThere(times.starts_at, row.zone, zone);
  return (
    <span title={row.shift ?? undefined}>
      {clockRange(times.starts_at, times.ends_at, zone)}
      {there === null ? null : <SecondLine>{there}</SecondLine>}
    </span>
  );
}

/** 'Since 5:56 AM' while the day goes on: a question mark says that a clock-out is missing. */
const clockedText = ({ first_in, last_out, settled }: DayRow, zone: string) =>
  settled || last_out !== null ? clockRange(first_in, last_out, zone) : `Since ${clockText(first_in, zone)}`;

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
