import { correctionStateLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { correctionColumns } from '@muster/contract/domains/attendance/correction-columns.ts';
import { clockText, formatDateTime, formatDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { type ColumnLook, columnsOf } from '../../../platform/table/columns-of.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { correctionTones } from '../day-states.ts';
import styles from './corrections.module.css';

const person: ColumnLook<CorrectionRow> = {
  width: 236,
  pinned: 'left',
  cell: ({ employee, client }) => (
    <>
      <span className={styles.name}>{employee.name}</span>
      <SecondLine>{client}</SecondLine>
    </>
  ),
  card: 'title',
  cardCell: ({ employee }) => employee.name,
};

const day: ColumnLook<CorrectionRow> = {
  width: 150,
  cell: ({ work_date, shift }) => (
    <>
      {formatDay(work_date)}
      <SecondLine>{shift ?? 'Not scheduled'}</SecondLine>
    </>
  ),
  card: 'line',
  cardCell: ({ work_date }) => formatDay(work_date),
};

const clocked: ColumnLook<CorrectionRow> = {
  header: 'Clocked',
  width: 150,
  cell: (row) => <Span from={row.clocked_in} to={row.clocked_out} zone={row.zone} />,
};

const asked: ColumnLook<CorrectionRow> = {
  header: 'Asked for',
  width: 156,
  cell: (row) => (
    <>
      <Span from={row.in} to={row.out} zone={row.zone} />
      <SecondLine>{zoneCity(row.zone)} time</SecondLine>
    </>
  ),
  card: 'line',
  cardCell: (row) => `${clockText(row.in, row.zone)} – ${clockText(row.out, row.zone)}`,
};

const reason: ColumnLook<CorrectionRow> = {
  width: 190,
  grow: true,
  cell: ({ reason: text }) => <span className={styles.free}>{text}</span>,
};

const requested: ColumnLook<CorrectionRow> = {
  width: 176,
  cell: ({ created_at, entered_by }, zone) => (
    <>
      <span className={styles.fixed}>{formatDateTime(created_at, zone)}</span>
      {entered_by === null ? null : <SecondLine>Entered by {entered_by}</SecondLine>}
    </>
  ),
};

const request = {
  'employee.name': person,
  work_date: day,
  clocked_in: clocked,
  in: asked,
  reason,
  created_at: requested,
};

/** Without the decision: for a small table that has its buttons beside the row. */
export const requestColumns = columnsOf<CorrectionRow>()(correctionColumns, request);

/** The button comes last in the row, and on the card of a phone. */
export const waitingColumnsFor = (onDecide: (row: CorrectionRow) => void) =>
  columnsOf<CorrectionRow>()(correctionColumns, {
    ...request,
    state: {
      header: 'Decision',
      width: 128,
      pinned: 'right',
      cell: (row) =>
        row.abilities.decide ? (
          <Button small onClick={() => onDecide(row)}>
            Decide
          </Button>
        ) : null,
      card: 'badge',
    },
  });

export const decidedColumns = columnsOf<CorrectionRow>()(correctionColumns, {
  'employee.name': person,
  work_date: day,
  clocked_in: clocked,
  in: asked,
  reason,
  state: {
    header: 'Decision',
    width: 260,
    cell: ({ state, note, decided_by, decided_at }, zone) => (
      <div className={styles.free}>
        <StatusBadge tone={correctionTones[state]}>{correctionStateLabels[state]}</StatusBadge>
        <SecondLine>
          {decided_by ?? 'Somebody'}, {formatDateTime(decided_at, zone)}
          {note === null ? '' : `: ${note}`}
        </SecondLine>
      </div>
    ),
    card: 'badge',
  },
});

function Span({ from, to, zone }: SpanProps) {
  if (from === null && to === null) return 'Nothing';
  return (
    <>
      <span className={styles.fixed}>
        {clockText(from, zone) ?? '?'} – {clockText(to, zone) ?? '?'}
      </span>
      {to === null ? <SecondLine>Missing clock-out</SecondLine> : null}
    </>
  );
}

interface SpanProps {
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
}
