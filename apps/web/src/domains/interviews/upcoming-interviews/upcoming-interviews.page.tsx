import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { interviewAnswers, upcomingInterviewsQuery } from '../interviews.queries.ts';
import { InterviewLines } from './interview-lines.tsx';

/** `/interview/upcoming`: what is still to come for the viewer's company. */
export function UpcomingInterviewsPage() {
  const found = useQuery(upcomingInterviewsQuery());
  useRefreshOn('my-positions.changed', interviewAnswers);
  return (
    <Page narrow>
      <PageHeader title="Upcoming interviews" {...(found.data && { count: found.data.data.length })} />
      <Loaded of={found} thing="interviews">
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<IconCalendar aria-hidden="true" />}
              title="No interviews are planned."
              hint="Invite a candidate to an interview from their profile."
            />
          ) : (
            <RecordContent>
              <Card flush>
                <InterviewLines rows={data} pathTo={({ uuid }) => pathOf('interviewScheduleDetails', { uuid })} />
              </Card>
            </RecordContent>
          )
        }
      </Loaded>
    </Page>
  );
}
