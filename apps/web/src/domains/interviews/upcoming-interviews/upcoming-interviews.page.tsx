import { interviewMethodWords } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { interviewAnswers, upcomingInterviewsQuery } from '../interviews.queries.ts';
import { nextFreeText } from '../week/summary-text.ts';

/** `/interview/upcoming`: what is still to come for the viewer's company. */
export function UpcomingInterviewsPage() {
  const found = useQuery(upcomingInterviewsQuery());
  useRefreshOn('my-positions.changed', interviewAnswers);
  return (
    <Page>
      <PageHeader title="Upcoming interviews" {...(found.data && { count: found.data.data.length })} />
      <Loaded of={found} thing="interviews">
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<IconCalendar aria-hidden="true" />}
              title="No interviews are planned."
              hint="Ask for an interview in the profile of a candidate."
            />
          ) : (
            <RecordContent>
              <RecordStack>
                {data.map((row) => (
                  <Card
                    key={row.id}
                    title={row.candidate}
                    actions={<LinkButton to={pathOf('interviewScheduleDetails', { uuid: row.uuid })}>Open</LinkButton>}
                  >
                    <DescriptionList
                      columns={3}
                      facts={[
                        { label: 'Time', value: nextFreeText(row.starts_at, row.timezone) },
                        { label: 'Position', value: row.position },
                        { label: 'Method', value: interviewMethodWords[row.method] },
                      ]}
                    />
                  </Card>
                ))}
              </RecordStack>
            </RecordContent>
          )
        }
      </Loaded>
    </Page>
  );
}
