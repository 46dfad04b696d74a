import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import { interviewMethodWords } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DateTile } from '../../../ui/period/date-tile.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import { upcomingInterviewsQuery } from '../interviews.queries.ts';
import { interviewTimes } from './interview-times.ts';
import styles from './upcoming-interviews-card.module.css';

const mostShown = 4;
const shown = [interviewsEndpoints.upcoming];

const places = {
  client: {
    refreshOn: 'my-positions.changed',
    all: pathOf('upcomingInterviews'),
    pathTo: ({ uuid }: InterviewRow) => pathOf('interviewScheduleDetails', { uuid }),
    none: 'Interviews that are booked with your company appear here.',
  },
  recruitment: {
    refreshOn: 'interviews.changed',
    all: pathOf('interviews'),
    pathTo: ({ id }: InterviewRow) => pathOf('recruitmentInterviewDetails', { id }),
    none: 'Interviews that you take part in, and those of your positions, appear here.',
  },
} as const;

/** The next interviews of the company or of a recruiter, each with both zones. */
export function UpcomingInterviewsCard({ of }: { readonly of: keyof typeof places }) {
  const found = useQuery(upcomingInterviewsQuery());
  const { refreshOn, all, pathTo, none } = places[of];
  useRefreshOn(refreshOn, shown);
  return (
    <Card title="Upcoming interviews" flush actions={<Link to={all}>View all</Link>}>
      <Loaded of={found} thing="upcoming interviews" outline={<RowsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>{none}</p>
          ) : (
            <ul className={styles.rows}>
              {data.slice(0, mostShown).map((row) => (
                <Interview key={row.uuid} row={row} to={pathTo(row)} withClient={of !== 'client'} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

interface InterviewProps {
  readonly row: InterviewRow;
  readonly to: string;
  readonly withClient: boolean;
}

function Interview({ row, to, withClient }: InterviewProps) {
  const { day, range, there } = interviewTimes(row, useViewerZone());
  const about = [row.position, ...(withClient ? [row.client] : []), interviewMethodWords[row.method]];
  return (
    <li>
      <DateTile day={day} weekday={weekdayName(day)} />
      <div className={styles.who}>
        <Link to={to}>{row.candidate}</Link>
        <p className={styles.about}>{about.join(' · ')}</p>
      </div>
      <p className={styles.time}>
        <Unseen>{formatWeekday(day)}, </Unseen>
        <b>{range}</b>
        {there === null ? null : <span className={styles.about}>{there}</span>}
      </p>
    </li>
  );
}
