import {
  clientStageOf,
  clientStages,
  clientStageTitles,
} from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { myCandidatesQuery } from '../my-positions.queries.ts';
import { type CandidateDecisions, useCandidateDecision } from '../use-candidate-decision.tsx';
import { compareAddress } from './compare-address.ts';
import { MyCandidateCard } from './my-candidate-card.tsx';
import styles from './my-candidates.module.css';
import { comparedAtOnce, useCompare } from './use-compare.ts';

/** Who was presented for a position, by stage, to decide in place and to compare. */
export function MyPositionCandidates({ uuid }: { readonly uuid: string }) {
  const found = useQuery(myCandidatesQuery(uuid));
  return (
    <Loaded of={found} thing="candidates">
      {({ data }) => <Groups uuid={uuid} candidates={data} />}
    </Loaded>
  );
}

function Groups({ uuid, candidates }: { readonly uuid: string; readonly candidates: readonly MyCandidate[] }) {
  const decisions = useCandidateDecision();
  const compare = useCompare();
  const navigate = useNavigate();
  if (candidates.length === 0)
    return (
      <EmptyState
        icon={<IconUsers aria-hidden="true" />}
        title="No candidates yet."
        hint="Your recruiters are looking. We'll notify you when they present someone."
      />
    );
  const byStage = Map.groupBy(candidates, clientStageOf);
  const { chosen } = compare;
  return (
    <div className={styles.groups}>
      {clientStages.map((stage) => (
        <Group
          key={stage}
          stage={stage}
          title={clientStageTitles[stage]}
          candidates={byStage.get(stage) ?? []}
          decisions={decisions}
          compare={stage === 'ended' || candidates.length < comparedAtOnce.least ? null : compare}
        />
      ))}
      {chosen.length === 0 ? null : (
        <div className={styles.foot} role="status">
          <span>{chosen.length === 1 ? 'Choose one more to compare.' : `${chosen.length} candidates selected`}</span>
          <Button tone="quiet" onClick={compare.clear}>
            Clear
          </Button>
          <Button
            tone="primary"
            disabled={chosen.length < comparedAtOnce.least}
            onClick={() => void navigate(compareAddress(uuid, chosen))}
          >
            Compare
          </Button>
        </div>
      )}
      {decisions.panel}
    </div>
  );
}

function Group({ stage, title, candidates, decisions, compare }: GroupProps) {
  const id = useId();
  if (candidates.length === 0) return null;
  const heading = (
    <h2 id={id} className={styles.heading}>
      {title} <span className={styles.count}>{candidates.length}</span>
    </h2>
  );
  const cards = (
    <ul className={styles.cards}>
      {candidates.map((candidate) => (
        <MyCandidateCard
          key={candidate.uuid}
          candidate={candidate}
          decisions={decisions}
          compare={compare?.choiceOf(candidate.uuid) ?? null}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id} data-stage={stage}>
      {stage === 'ended' ? (
        <details className={styles.fold}>
          <summary>
            <IconChevronRight className={styles.chevron} size={16} aria-hidden="true" />
            {heading}
          </summary>
          {cards}
        </details>
      ) : (
        <>
          {heading}
          {cards}
        </>
      )}
    </section>
  );
}

interface GroupProps {
  readonly stage: (typeof clientStages)[number];
  readonly title: string;
  readonly candidates: readonly MyCandidate[];
  readonly decisions: CandidateDecisions;
  readonly compare: ReturnType<typeof useCompare> | null;
}
