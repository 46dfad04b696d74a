import type { ListedInterview } from '@muster/contract/domains/interviews/interview-answers.ts';
import {
  type InterviewPhase,
  interviewPhases,
  interviewPhaseWords,
} from '@muster/contract/domains/interviews/interview-phases.ts';
import { labelledChoices } from '../../../platform/form/labelled-choices.ts';
import { withFilter } from '../../../platform/table/table-view.ts';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';

/** What the tiles filter by has no column. */
export const phaseFilter = [
  { field: 'phase', label: 'Phase', filter: { kind: 'multi', options: labelledChoices(interviewPhaseWords) } },
] as const;

/** Interviews that wait for feedback are over as well. */
const phasesOf = {
  upcoming: ['upcoming'],
  feedback: ['feedback'],
  past: ['feedback', 'past'],
} as const satisfies Readonly<Record<InterviewPhase, readonly InterviewPhase[]>>;

/** Interviews by what is left to do; a press filters the table. */
export function PhaseTiles({ list }: { readonly list: Interviews }) {
  const { view, setView, answer, status } = list;
  const chosen = JSON.stringify(view.filters.phase ?? []);
  const count = (phases: readonly InterviewPhase[]) => {
    if (answer) return phases.reduce((sum, one) => sum + (answer.counts[one] ?? 0), 0);
    return status === 'error' ? undefined : null;
  };
  const tile = (state: InterviewPhase) => ({ state, label: interviewPhaseWords[state], count: count(phasesOf[state]) });
  return (
    <StateTiles<InterviewPhase>
      label="Interviews by what is left to do"
      all={{ label: 'All', count: count(interviewPhases) }}
      tiles={[
        { ...tile('upcoming'), tone: 'blue' },
        { ...tile('feedback'), tone: 'amber' },
        { ...tile('past'), tone: 'gray' },
      ]}
      active={interviewPhases.find((phase) => JSON.stringify(phasesOf[phase]) === chosen) ?? null}
      onState={(phase) => setView(withFilter(view, 'phase', phase === null ? undefined : phasesOf[phase]))}
    />
  );
}

type Counts = Readonly<Partial<Record<InterviewPhase, number>>>;
type Interviews = Pick<
  RecordList<ListedInterview, { readonly counts: Counts }>,
  'view' | 'setView' | 'answer' | 'status'
>;
