import { interviewMethodWords } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { upcomingInterviewsQuery } from '../interviews.queries.ts';
import { nextFreeText } from '../week/summary-text.ts';
import styles from './upcoming-interviews-card.module.css';

const mostShown = 4;
const shown = [interviewsEndpoints.upcoming];

/** The next interviews of the company, each with both zones. */
export function UpcomingInterviewsCard() {
  const found = useQuery(upcomingInterviewsQuery());
  useRefreshOn('my-positions.changed', shown);
  return (
    <Card title="Upcoming interviews" flush actions={<Link to={pathOf('upcomingInterviews')}>View all</Link>}>
      <Loaded of={found} thing="upcoming interviews" outline={<RowsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>Interviews that are booked with your company appear here.</p>
          ) : (
            <ul className={styles.rows}>
              {data.slice(0, mostShown).map(({ uuid, candidate, position, starts_at, timezone, method }) => (
                <li key={uuid}>
                  <Link to={pathOf('interviewScheduleDetails', { uuid })}>{candidate}</Link>
                  <p className={styles.time}>{nextFreeText(starts_at, timezone)}</p>
                  <p className={styles.about}>
                    {position} · {interviewMethodWords[method]}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
