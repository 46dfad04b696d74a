import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ownSpanText, spanText } from '../shift-calendar/calendar-days.ts';
import { boardLabels, boardTones } from './board-states.ts';

export function BoardTable({ rows, zone, now }: BoardTableProps) {
  return (
    <PlainTable
      isBroad
      label="People today"
      columns={columnsFor(zone, now)}
      rows={rows}
      rowId={(row) => `${row.employee.id} ${row.starts_at}`}
      empty="Nobody is planned."
    />
  );
}

interface BoardTableProps {
  readonly rows: readonly BoardRow[];
  readonly zone: string;
  readonly now: string;
}

const columnsFor = (zone: string, now: string): readonly PlainColumn<BoardRow>[] => [
  {
    header: 'Name',
    cell: ({ employee }) => (
      <>
        {employee.name}
        <SecondLine>{employee.position}</SecondLine>
      </>
    ),
  },
  { header: 'Client', cell: ({ client }) => client },
  {
    header: 'Shift',
    cell: (row) => (
      <>
        {row.shift}
        {row.zone === zone ? null : <SecondLine>{ownSpanText(row, row.zone)}</SecondLine>}
      </>
    ),
  },
  { header: 'Your time', cell: (row) => spanText(row, zone) },
  {
    header: 'State',
    cell: (row) => (
      <>
        <StatusBadge tone={boardTones[row.state]}>{boardLabels[row.state]}</StatusBadge>
        <SecondLine>{noteOf(row, now)}</SecondLine>
      </>
    ),
  },
  { header: 'In', isUnbroken: true, cell: ({ first_in: at }) => clockText(at, zone) },
  { header: 'Out', isUnbroken: true, cell: ({ last_out: at }) => clockText(at, zone) },
];

function noteOf(row: BoardRow, now: string): string {
  if (row.late_minutes !== null) return `${minutesText(row.late_minutes)} late`;
  if (row.state !== 'missing') return '';
  const minutes = Math.floor(((instantOf(now) ?? 0) - (instantOf(row.starts_at) ?? 0)) / 60_000);
  return `for ${minutesText(minutes)}`;
}
