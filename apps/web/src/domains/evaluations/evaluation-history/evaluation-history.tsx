import type { Evaluation } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import { evaluationKindLabels, evaluationScore } from '@muster/contract/domains/evaluations/evaluations.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { TrendLine } from '../../../ui/chart/trend-line.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { evaluationHistoryQuery } from '../evaluations.queries.ts';
import styles from './evaluation-history.module.css';
import { EvaluationTable } from './evaluation-table.tsx';

const leastShown = 50;

/** An employee's evaluations: a line of scores, then each evaluation. */
export function EvaluationHistory({ id }: { readonly id: number }) {
  return (
    <Loaded of={useQuery(evaluationHistoryQuery(id))} thing="evaluations">
      {(evaluations) => <Evaluations evaluations={evaluations} />}
    </Loaded>
  );
}

function Evaluations({ evaluations }: { readonly evaluations: readonly Evaluation[] }) {
  const scored = scoredPoints(evaluations);
  if (evaluations.length === 0) {
    return (
      <EmptyState
        icon={<IconClipboardCheck aria-hidden="true" />}
        title={messages.toast.noneFound('evaluations')}
        hint="The first one is due in the third month of employment."
      />
    );
  }
  return (
    <RecordStack>
      {scored.length > 1 ? (
        <Card title="Score trend">
          <TrendLine
            label={trendText(scored)}
            points={scored}
            least={Math.min(leastShown, ...scored.map(({ value }) => Math.floor(value / 10) * 10))}
            most={evaluationScore.most}
            mark={evaluationScore.passing}
          />
          <p className={styles.note}>The dashed line is the passing score, {evaluationScore.passing}.</p>
        </Card>
      ) : null}
      <Card title="Evaluations" flush>
        <EvaluationTable evaluations={evaluations} />
      </Card>
    </RecordStack>
  );
}

/** Oldest first. */
function scoredPoints(evaluations: readonly Evaluation[]) {
  return evaluations
    .flatMap(({ id, kind, completed_on, score }) =>
      score === null || completed_on === null ? [] : [scoredPoint({ id, kind, day: completed_on, score })],
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

interface Scored extends Pick<Evaluation, 'id' | 'kind'> {
  readonly day: string;
  readonly score: number;
}

function scoredPoint({ id, kind, day, score }: Scored) {
  const at = formatDay(day);
  return { id, day, at, name: `${evaluationKindLabels[kind]}, ${at}`, value: score };
}

function trendText(points: readonly { readonly value: number }[]): string {
  const values = points.map(({ value }) => value);
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  const way = last > first ? 'up' : last < first ? 'down' : 'level';
  return `${points.length} scores, from ${first} to ${last}: ${way}. Lowest ${Math.min(...values)}, highest ${Math.max(...values)}.`;
}
