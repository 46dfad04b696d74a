import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { candidateApplicationsQuery, candidateScorecardsQuery } from '../applications.queries.ts';
import { ApplicationHistory } from '../candidate-details/application-history.tsx';
import { Scorecards } from '../candidate-details/scorecards.tsx';

/** For those who recruit: the scorecards of one application, and the stages that it went through. */
export function ApplicationProgress({ card: { id, candidate, stage }, position }: ApplicationProgressProps) {
  const scorecards = useQuery(candidateScorecardsQuery(candidate.id));
  const applications = useQuery(candidateApplicationsQuery(candidate.id));
  const cards = scorecards.data?.find(({ application_id }) => application_id === id);
  const history = applications.data?.find((one) => one.id === id)?.work?.history;
  return (
    <>
      {cards ? <Scorecards of={{ id, stage, position }} name={candidate.name} scorecards={cards} /> : null}
      {history ? <ApplicationHistory title={position.title} history={history} /> : null}
    </>
  );
}

interface ApplicationProgressProps {
  readonly card: ApplicationCard;
  readonly position: { readonly id: number; readonly uuid: string; readonly title: string; readonly client: string };
}
