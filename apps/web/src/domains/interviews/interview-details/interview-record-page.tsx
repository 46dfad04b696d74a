import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import { IconCalendar } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { RecordPager } from '../../../platform/record/record-pager.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { BesideActionsContext } from '../../../ui/page/header-place.tsx';
import { InterviewDetails } from './interview-details.tsx';

/** An interview for either side, which has its own addresses of candidates and other interviews. */
export function InterviewRecordPage({ of, list, candidatePath, pathOf, isStaff = false }: InterviewRecordPageProps) {
  useRecordTitle(of.data ? `Interview with ${of.data.candidate}` : null);
  const unknown = <UnknownRecord thing="interview" icon={<IconCalendar aria-hidden="true" />} list={list} />;
  // An address that cannot be one of an interview is refused as input, and names nothing either.
  if (isProblem(of.error, 'invalid-input')) return unknown;
  return (
    <BesideActionsContext value={<RecordPager thing="interview" />}>
      <RecordPage of={of} thing="interview" unknown={unknown}>
        {(record) => (
          <InterviewDetails
            record={record}
            candidatePath={candidatePath(record)}
            pathOfLinked={pathOf}
            isStaff={isStaff}
          />
        )}
      </RecordPage>
    </BesideActionsContext>
  );
}

interface InterviewRecordPageProps {
  readonly of: UseQueryResult<InterviewRecord>;
  /** Where the other interviews are. */
  readonly list: { readonly name: string; readonly to: string };
  readonly candidatePath: (record: InterviewRecord) => string;
  readonly pathOf: (interview: { readonly id: number; readonly uuid: string }) => string;
  /** They see more than one company, and read their own clock first. */
  readonly isStaff?: boolean;
}
