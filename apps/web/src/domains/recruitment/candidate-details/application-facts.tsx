import type { CandidateApplication } from '@muster/contract/domains/recruitment/application-answers.ts';
import { isLiving } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import {
  applicationStages,
  applicationStageWords,
  clientDecisionWords,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { CandidateWork } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { candidateSourceLabels } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { KeyFact, KeyFactList } from '../../../ui/record/key-facts.tsx';
import { candidateApplicationsQuery, positionCandidatesQuery } from '../applications.queries.ts';
import { nextStepText } from '../position-candidates/next-step-text.ts';

/** For staff who recruit: the application that is furthest, and what has to happen next. */
export function ApplicationFacts({ id, work }: { readonly id: number; readonly work: CandidateWork }) {
  const now = useMinute();
  const zone = useViewerZone();
  const { data: applications } = useQuery(candidateApplicationsQuery(id));
  const shown = furthest(applications ?? []);
  const board = useQuery({ ...positionCandidatesQuery(shown?.position.uuid ?? ''), enabled: shown !== undefined });
  const card = board.data?.data.find((one) => one.id === shown?.id);
  const others = (applications?.length ?? 0) - 1;
  const since = card?.work ? formatDateTime(card.work.stage_since, zone) : null;
  const score = card?.work?.score ?? null;
  if (applications?.length === 0)
    return (
      <KeyFactList>
        <KeyFact label="Source" value={candidateSourceLabels[work.source]} detail={null} />
        <KeyFact label="Added" value={formatDateTime(work.added_at, zone)} detail={work.added_by} />
      </KeyFactList>
    );
  return (
    <KeyFactList>
      <KeyFact
        label="Position"
        value={
          shown ? (
            <Link to={pathOf('positionCandidates', { uuid: shown.position.uuid })}>{shown.position.title}</Link>
          ) : null
        }
        detail={
          shown ? [shown.position.client, others > 0 ? `${others} more` : null].filter(Boolean).join(' · ') : null
        }
      />
      <KeyFact
        label="Stage"
        value={shown ? applicationStageWords[shown.stage] : null}
        detail={since === null ? null : `Since ${since}`}
      />
      <KeyFact label="Next step" value={card ? nextStepText(card, { now, zone }) : null} detail={null} />
      <KeyFact
        label="Decision of the client"
        value={shown?.presented_at ? clientDecisionWords[shown.decision] : null}
        detail={card?.work?.decided_by ?? null}
      />
      <KeyFact label="Score" value={score === null ? null : `${score.toFixed(1)} of 5`} detail={null} />
      <KeyFact label="Source" value={candidateSourceLabels[work.source]} detail={null} />
    </KeyFactList>
  );
}

/** One that goes on comes before those that have ended. */
function furthest(applications: readonly CandidateApplication[]): CandidateApplication | undefined {
  const rank = ({ stage }: CandidateApplication) => (isLiving(stage) ? applicationStages.indexOf(stage) : -1);
  return applications.toSorted((one, other) => rank(other) - rank(one))[0];
}
