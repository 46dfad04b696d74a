import type { UpcomingInterview } from '@muster/contract/domains/interviews/interview-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { upcomingInterviewsQuery } from '../interviews.queries.ts';
import { InterviewLines } from './interview-lines.tsx';

const mostShown = 4;
const shown = [interviewsEndpoints.upcoming];

const places = {
  client: {
    refreshOn: 'my-positions.changed',
    all: pathOf('upcomingInterviews'),
    pathTo: ({ uuid }: UpcomingInterview) => pathOf('interviewScheduleDetails', { uuid }),
    none: 'Interviews that are booked with your company appear here.',
    withClient: false,
  },
  /** The main contact, who has the addresses of section 2.5. */
  contact: {
    refreshOn: 'my-positions.changed',
    all: pathOf('interviews'),
    pathTo: ({ id }: UpcomingInterview) => pathOf('recruitmentInterviewDetails', { id }),
    none: 'Interviews that are booked with your company appear here.',
    withClient: false,
  },
  recruitment: {
    refreshOn: 'interviews.changed',
    all: pathOf('interviews'),
    pathTo: ({ id }: UpcomingInterview) => pathOf('recruitmentInterviewDetails', { id }),
    none: 'Interviews that you take part in, and those of your positions, appear here.',
    withClient: true,
  },
} as const;

/** The next interviews of the company or of a recruiter, each with both zones. */
export function UpcomingInterviewsCard({ of }: { readonly of: keyof typeof places }) {
  const found = useQuery(upcomingInterviewsQuery());
  const { refreshOn, all, pathTo, none, withClient } = places[of];
  useRefreshOn(refreshOn, shown);
  return (
    <Card
      title="Upcoming interviews"
      note={found.data && countNote(found.data.data.length)}
      flush
      actions={<Link to={all}>View all</Link>}
    >
      <Loaded of={found} thing="upcoming interviews" outline={<RowsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <CardNote>{none}</CardNote>
          ) : (
            <InterviewLines rows={data.slice(0, mostShown)} pathTo={pathTo} withClient={withClient} />
          )
        }
      </Loaded>
    </Card>
  );
}

/** '4 of 5' where not all are shown. */
const countNote = (count: number) => (count > mostShown ? `${mostShown} of ${count}` : count || undefined);
