import type { Evaluation } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import { evaluationKindLabels } from '@muster/contract/domains/evaluations/evaluations.constants.ts';
import { formatDay, formatDays } from '../../../platform/format/dates.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';

const columns: readonly PlainColumn<Evaluation>[] = [
  {
    header: 'Evaluation',
    cell: ({ kind, summary }) => (
      <>
        {evaluationKindLabels[kind]}
        {summary ? <SecondLine>{summary}</SecondLine> : null}
      </>
    ),
  },
  {
    header: 'Period',
    isUnbroken: true,
    cell: (one) => (
      <>
        {formatDays(one.period_from, one.period_to)}
        <SecondLine>
          {one.completed_on ? `Completed ${formatDay(one.completed_on)}` : `Due ${formatDay(one.due_on)}`}
        </SecondLine>
      </>
    ),
  },
  { header: 'Evaluator', cell: ({ evaluator_name: name }) => name },
  { header: 'Score', align: 'right', cell: ({ score }) => score?.toFixed(2) ?? null },
  { header: 'Status', cell: ({ status }) => <StateBadge word={status} /> },
];

export function EvaluationTable({ evaluations }: { readonly evaluations: readonly Evaluation[] }) {
  return (
    <PlainTable
      isBroad
      label="Evaluations"
      columns={columns}
      rows={evaluations}
      rowId={({ id }) => id}
      empty="Nothing was evaluated yet."
    />
  );
}
