import { correctionStateLabels, resetLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { correctionColumns } from '@muster/contract/domains/attendance/correction-columns.ts';
import { formatShortDateTime } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { type ColumnLook, columnsOf } from '../../../platform/table/columns-of.ts';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { decidedLook, FreeText } from '../../approvals/index.ts';
import styles from '../attendance-requests.module.css';
import { correctionDecisionLook } from '../request-decisions.tsx';
import { requestDayLook, requestPersonLook } from '../request-looks.tsx';

const clocked: ColumnLook<CorrectionRow> = {
  header: 'Clocked',
  width: 140,
  cell: (row) => <Span from={row.clocked_in} to={row.clocked_out} zone={row.zone} />,
};

const requestedTimes: ColumnLook<CorrectionRow> = {
  header: 'Requested times',
  width: 140,
  isEarly: true,
  cell: (row) => (
    <>
      {row.counts === 'times' ? <Span from={row.in} to={row.out} zone={row.zone} /> : resetLabels[row.counts]}
      {row.counts === 'times' ? <SecondLine>{zoneCity(row.zone)} time</SecondLine> : null}
    </>
  ),
  card: 'line',
  cardCell: ({ counts, zone, ...row }) =>
    counts === 'times' ? clockRange(row.in, row.out, zone) : resetLabels[counts],
};

const reason: ColumnLook<CorrectionRow> = {
  width: 150,
  grow: true,
  cell: ({ reason: text }) => <FreeText>{text}</FreeText>,
};

const requestedAt: ColumnLook<CorrectionRow> = {
  width: 136,
  cell: ({ created_at, entered_by }, zone) => (
    <>
      <span className={styles.fixed}>{formatShortDateTime(created_at, zone)}</span>
      {entered_by === null ? null : <SecondLine>Entered by {entered_by}</SecondLine>}
    </>
  ),
};

const request = {
  'employee.name': requestPersonLook,
  work_date: requestDayLook,
  clocked_in: clocked,
  in: requestedTimes,
  reason,
  created_at: requestedAt,
};

/** Without the decision: for a small table that has its buttons beside the row. */
export const requestColumns = columnsOf<CorrectionRow>()(correctionColumns, request);

export const waitingColumnsFor = (onReject: (row: CorrectionRow) => void) =>
  columnsOf<CorrectionRow>()(correctionColumns, { ...request, state: correctionDecisionLook(onReject) });

export const decidedColumns = columnsOf<CorrectionRow>()(correctionColumns, {
  'employee.name': requestPersonLook,
  work_date: requestDayLook,
  clocked_in: clocked,
  // Beside the state a card has no room for times.
  in: { ...requestedTimes, cardCell: () => null },
  reason,
  state: decidedLook(({ state }) => correctionStateLabels[state]),
});

function Span({ from, to, zone }: SpanProps) {
  if (from === null && to === null) return 'Nothing';
  return (
    <>
      <span className={styles.fixed}>{clockRange(from, to, zone)}</span>
      {to === null ? <SecondLine>Missing clock-out</SecondLine> : null}
    </>
  );
}

interface SpanProps {
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
}
