import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { interviewAnswers, interviewQuery } from '../interviews.queries.ts';
import { InterviewDetails } from './interview-details.tsx';

/** `/recruitment/interview/:id` */
export function InterviewDetailsPage() {
  const { id = '' } = useParams();
  const found = useQuery(interviewQuery(Number(id)));
  useRecordTitle(found.data ? `Interview with ${found.data.candidate}` : null);
  useRefreshOn('interviews.changed', interviewAnswers);
  const unknown = (
    <UnknownRecord
      thing="interview"
      icon={<IconCalendar aria-hidden="true" />}
      list={{ name: 'interviews', to: pathOf('interviews') }}
    />
  );
  // An address that is no number is refused as input, and names nothing either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <RecordPage of={found} thing="interview" unknown={unknown}>
      {(record) => (
        <InterviewDetails
          record={record}
          candidatePath={pathOf('candidateDetails', { id: record.candidate_id })}
          pathOfLinked={({ id: linked }) => pathOf('recruitmentInterviewDetails', { id: linked })}
        />
      )}
    </RecordPage>
  );
}
