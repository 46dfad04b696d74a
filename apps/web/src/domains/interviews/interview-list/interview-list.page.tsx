import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { interviewAnswers } from '../interviews.queries.ts';
import { Interviews, interviewListColumns } from './interview-table.tsx';

const hrefOf = ({ id }: InterviewRow) => pathOf('recruitmentInterviewDetails', { id });
const columns = interviewListColumns(hrefOf, { withClient: true });

/** `/recruitment/interviews` */
export function InterviewListPage() {
  useRefreshOn('interviews.changed', interviewAnswers);
  return (
    <Interviews
      title="Interviews"
      search="Search: Candidate, Position, Client"
      hint="Book one in the applications of a candidate who is presented."
      columns={columns}
      hrefOf={hrefOf}
    />
  );
}
