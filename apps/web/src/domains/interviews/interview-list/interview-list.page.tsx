import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { interviewAnswers } from '../interviews.queries.ts';
import { Interviews, interviewListColumns } from './interview-table.tsx';

const hrefOf = ({ id }: InterviewRow) => pathOf('recruitmentInterviewDetails', { id });
const staffColumns = interviewListColumns(hrefOf, { withClient: true });
/** Role `client` reads the interviews of one company, by the client's clock. */
const clientColumns = interviewListColumns(hrefOf, { withClient: false });

/** `/recruitment/interviews` */
export function InterviewListPage() {
  const isStaff = useMay(openPositionAccess.change);
  useRefreshOn(isStaff ? 'interviews.changed' : 'my-positions.changed', interviewAnswers);
  return (
    <Interviews
      title="Interviews"
      search={isStaff ? 'Search: Candidate, Position, Client' : 'Search: Candidate, Position'}
      hint="Book one in the applications of a candidate who is presented."
      columns={isStaff ? staffColumns : clientColumns}
      hrefOf={hrefOf}
      withClient={isStaff}
    />
  );
}
