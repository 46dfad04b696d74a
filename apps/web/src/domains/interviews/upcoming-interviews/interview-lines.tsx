import type { UpcomingInterview } from '@muster/contract/domains/interviews/interview-answers.ts';
import { interviewMethodWords } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { daysBetween } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { Link } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday, monthName, weekdayName } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DateTile } from '../../../ui/period/date-tile.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import { JoinFromLine } from '../join-call.tsx';
import styles from './interview-lines.module.css';
import { type InterviewTimes, interviewTimes } from './interview-times.ts';

/** Interviews one below the other, each with its day and both zones. */
export function InterviewLines({ rows, pathTo, staffTimes }: InterviewLinesProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Interview key={row.uuid} row={row} to={pathTo(row)} staffTimes={staffTimes} />
      ))}
    </ul>
  );
}

/** For staff: the client is named, and the viewer's own clock comes first. */
export type StaffTimes = (row: UpcomingInterview, viewerZone: string) => InterviewTimes;

interface InterviewLinesProps {
  readonly rows: readonly UpcomingInterview[];
  readonly pathTo: (row: UpcomingInterview) => string;
  readonly staffTimes?: StaffTimes | undefined;
}

/** Number and weekday alone would be a day of this month, too. */
const isFar = (day: string) => daysBetween(dayAt(now(), homeZone), day) >= 28;

interface InterviewProps {
  readonly row: UpcomingInterview;
  readonly to: string;
  readonly staffTimes: StaffTimes | undefined;
}

function Interview({ row, to, staffTimes }: InterviewProps) {
  const zone = useViewerZone();
  const { day, range, there } = (staffTimes ?? interviewTimes)(row, zone);
  const about = [row.position, ...(staffTimes ? [row.client] : []), interviewMethodWords[row.method]];
  return (
    <li>
      <DateTile day={day} weekday={weekdayName(day)} />
      <div className={styles.who}>
        <Link to={to}>{row.candidate}</Link>
        <p className={styles.about}>{about.join(' · ')}</p>
      </div>
      <p className={styles.time}>
        <Unseen>{formatWeekday(day)}, </Unseen>
        <b>
          {isFar(day) ? <span aria-hidden="true">{`${monthName(day)} ${Number(day.slice(8))}, `}</span> : null}
          {range}
        </b>
        {there === null ? null : <span className={styles.about}>{there}</span>}
      </p>
      <JoinFromLine interview={row} />
    </li>
  );
}
