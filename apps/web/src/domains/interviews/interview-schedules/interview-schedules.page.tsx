import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Interviews, interviewListColumns } from '../interview-list/interview-table.tsx';
import { interviewAnswers } from '../interviews.queries.ts';

const hrefOf = ({ uuid }: InterviewRow) => pathOf('interviewScheduleDetails', { uuid });
const columns = interviewListColumns(hrefOf, { withClient: false });

/** `/interview/schedules`: interviews of the viewer's company, past ones included. */
export function InterviewSchedulesPage() {
  useRefreshOn('my-positions.changed', interviewAnswers);
  return (
    <Interviews
      title="Interview schedules"
      search="Search: Candidate, Position"
      hint="Invite a candidate to an interview from their profile."
      columns={columns}
      hrefOf={hrefOf}
      withClient={false}
    />
  );
}
