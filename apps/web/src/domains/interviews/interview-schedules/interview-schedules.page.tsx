import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { InterviewTable, interviewListColumns } from '../interview-list/interview-table.tsx';

const hrefOf = ({ uuid }: InterviewRow) => pathOf('interviewScheduleDetails', { uuid });
const columns = interviewListColumns(hrefOf);

/** `/interview/schedules`: interviews of the viewer's company, past ones included. */
export const InterviewSchedulesPage = () => (
  <InterviewTable
    title="Interview schedules"
    hint="Ask for an interview in the profile of a candidate."
    columns={columns}
    hrefOf={hrefOf}
  />
);
