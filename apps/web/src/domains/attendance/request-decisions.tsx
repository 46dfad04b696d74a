import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { formatWeekday } from '../../platform/format/dates.ts';
import type { ColumnLook } from '../../platform/table/columns-of.ts';
import { DecisionInRow } from '../approvals/index.ts';
import { useApproval } from './use-approval.ts';

/** The last cell of a request that waits for the viewer; on a phone the request opens with its decision. `onReject` asks for the reason. */
const decisionLook = { header: 'Decision', width: 112, pinned: 'right' } as const;

export const correctionDecisionLook = (onReject: (row: CorrectionRow) => void): ColumnLook<CorrectionRow> => ({
  ...decisionLook,
  cell: (row) => (row.abilities.decide ? <CorrectionDecision row={row} onReject={onReject} /> : null),
});

export const overtimeDecisionLook = (onReject: (rows: readonly OvertimeRow[]) => void): ColumnLook<OvertimeRow> => ({
  ...decisionLook,
  cell: (row) => (row.abilities.decide ? <OvertimeDecision row={row} onReject={onReject} /> : null),
});

const aboutOf = (thing: string, { employee, work_date: day }: CorrectionRow | OvertimeRow) =>
  `the ${thing} of ${employee.name}, ${formatWeekday(day)}`;

function CorrectionDecision({ row, onReject }: DecisionProps<CorrectionRow, CorrectionRow>) {
  const { correction, isBusy } = useApproval();
  return (
    <DecisionInRow
      about={aboutOf('correction', row)}
      isBusy={isBusy}
      onApprove={() => void correction(row)}
      onReject={() => onReject(row)}
    />
  );
}

function OvertimeDecision({ row, onReject }: DecisionProps<OvertimeRow, readonly OvertimeRow[]>) {
  const { overtime, isBusy } = useApproval();
  return (
    <DecisionInRow
      about={aboutOf('overtime', row)}
      isBusy={isBusy}
      onApprove={() => void overtime(row)}
      onReject={() => onReject([row])}
    />
  );
}

interface DecisionProps<Row, Rejected> {
  readonly row: Row;
  readonly onReject: (rejected: Rejected) => void;
}
