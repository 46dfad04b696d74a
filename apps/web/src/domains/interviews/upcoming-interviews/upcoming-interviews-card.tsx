import type { UpcomingInterview } from '@muster/contract/domains/interviews/interview-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { upcomingInterviewsQuery } from '../interviews.queries.ts';
import { InterviewLines, type StaffTimes } from './interview-lines.tsx';

const mostShown = 4;
const shown = [interviewsEndpoints.upcoming];

/** The next interviews of the company or of a recruiter, each with both zones. */
export function UpcomingInterviewsCard({ place }: { readonly place: InterviewPlace }) {
  const found = useQuery(upcomingInterviewsQuery());
  const { refreshOn, all, none, pathTo, staffTimes } = place;
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
            <InterviewLines rows={data.slice(0, mostShown)} pathTo={pathTo} staffTimes={staffTimes} />
          )
        }
      </Loaded>
    </Card>
  );
}

/** '4 of 5' where not all are shown. */
const countNote = (count: number) => (count > mostShown ? `${mostShown} of ${count}` : count || undefined);

/** Whose interviews, and where they are. */
export interface InterviewPlace {
  readonly refreshOn: 'my-positions.changed' | 'interviews.changed';
  readonly all: string;
  readonly pathTo: (row: UpcomingInterview) => string;
  readonly none: string;
  readonly staffTimes?: StaffTimes;
}
