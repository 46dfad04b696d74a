import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { InterviewRecordPage } from '../interview-details/interview-record-page.tsx';
import { interviewAnswers, interviewAtAddressQuery } from '../interviews.queries.ts';

/** `/interview/schedules/:uuid` */
export function InterviewScheduleDetailsPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(interviewAtAddressQuery(uuid));
  useRefreshOn('my-positions.changed', interviewAnswers);
  return (
    <InterviewRecordPage
      of={found}
      list={{ name: 'interview schedules', to: pathOf('interviewSchedules') }}
      candidatePath={({ application_uuid }) => pathOf('candidateProfile', { uuid: application_uuid })}
      pathOf={(interview) => pathOf('interviewScheduleDetails', { uuid: interview.uuid })}
    />
  );
}
