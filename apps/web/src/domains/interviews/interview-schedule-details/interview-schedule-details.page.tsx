import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { InterviewDetails } from '../interview-details/interview-details.tsx';
import { interviewAtAddressQuery } from '../interviews.queries.ts';

/** `/interview/schedules/:uuid` */
export function InterviewScheduleDetailsPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(interviewAtAddressQuery(uuid));
  useRecordTitle(found.data ? `Interview with ${found.data.candidate}` : null);
  const unknown = (
    <UnknownRecord
      thing="interview"
      icon={<IconCalendar aria-hidden="true" />}
      list={{ name: 'interview schedules', to: pathOf('interviewSchedules') }}
    />
  );
  // An address that is no uuid is refused as input, and names nothing either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <RecordPage of={found} thing="interview" unknown={unknown}>
      {(record) => (
        <InterviewDetails
          record={record}
          candidatePath={pathOf('candidateProfile', { uuid: record.application_uuid })}
          pathOfLinked={({ uuid: linked }) => pathOf('interviewScheduleDetails', { uuid: linked })}
        />
      )}
    </RecordPage>
  );
}
