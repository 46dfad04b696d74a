import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { boardLabels, boardStates } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ownSpanText, spanText } from '../shift-calendar/calendar-days.ts';
import styles from '../shifts.module.css';
import { boardTones } from './board-states.ts';

export const boardKey = ({ employee, starts_at }: BoardRow): string => `${employee.id} ${starts_at}`;

/** `now`: of the answer, undefined before the first. */
export const boardColumnsFor = (zone: string, now: string | undefined): readonly TableColumn<BoardRow>[] => [
  {
    id: 'employee.name',
    header: 'Name',
    width: 230,
    grow: true,
    pinned: 'left',
    cell: ({ employee }) => (
      <>
        <span className={styles.name}>{employee.name}</span>
        <SecondLine>{employee.position}</SecondLine>
      </>
    ),
    card: 'title',
    cardCell: ({ employee }) => employee.name,
  },
  { id: 'client', header: 'Client', width: 190, cell: ({ client }) => client, card: 'line' },
  {
    id: 'shift',
    header: 'Shift',
    width: 210,
    cell: (row) => (
      <>
        {row.shift}
        {row.zone === zone ? null : <SecondLine>{ownSpanText(row, row.zone)}</SecondLine>}
      </>
    ),
  },
  { id: 'starts_at', header: 'Your time', width: 180, cell: (row) => spanText(row, zone), card: 'line' },
  {
    id: 'state',
    header: 'State',
    width: 150,
    filter: {
      kind: 'select',
      options: [...boardStates, 'late' as const].map((value) => ({ value, label: boardLabels[value] })),
    },
    cell: (row) => (
      <>
        <StatusBadge tone={boardTones[row.state]}>{boardLabels[row.state]}</StatusBadge>
        <SecondLine>{noteOf(row, now)}</SecondLine>
      </>
    ),
    card: 'badge',
    cardCell: (row) => (
      <>
        <StatusBadge tone={boardTones[row.state]}>{boardLabels[row.state]}</StatusBadge>
        <span className={styles.muted}>{noteOf(row, now)}</span>
      </>
    ),
  },
  {
    id: 'first_in',
    header: 'In',
    width: 110,
    cell: ({ first_in: at }) => clockText(at, zone),
    card: 'aside',
    cardCell: ({ first_in, last_out }) =>
      first_in === null ? null : `${clockText(first_in, zone)} – ${clockText(last_out, zone) ?? '?'}`,
  },
  { id: 'last_out', header: 'Out', width: 110, cell: ({ last_out: at }) => clockText(at, zone) },
];

function noteOf(row: BoardRow, now: string | undefined): string {
  if (row.late_minutes !== null) return `${minutesText(row.late_minutes)} late`;
  if (row.state !== 'missing' || now === undefined) return '';
  const minutes = Math.floor(((instantOf(now) ?? 0) - (instantOf(row.starts_at) ?? 0)) / 60_000);
  return `for ${minutesText(minutes)}`;
}
