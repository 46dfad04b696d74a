import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { interviewAnswers, interviewQuery } from '../interviews.queries.ts';
import { InterviewRecordPage } from './interview-record-page.tsx';

/** `/recruitment/interview/:id` */
export function InterviewDetailsPage() {
  const { id = '' } = useParams();
  const found = useQuery(interviewQuery(Number(id)));
  useRefreshOn('interviews.changed', interviewAnswers);
  return (
    <InterviewRecordPage
      of={found}
      list={{ name: 'interviews', to: pathOf('interviews') }}
      candidatePath={({ candidate_id }) => pathOf('candidateDetails', { id: candidate_id })}
      isStaff
      pathOf={(interview) => pathOf('recruitmentInterviewDetails', { id: interview.id })}
    />
  );
}
