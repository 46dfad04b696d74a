import { counted, countText } from '@muster/contract/counted.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { formatDays } from '../../../platform/format/dates.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import styles from './ahead.module.css';
import { nextLockQuery } from './ahead.queries.ts';
import { type LockLine, lockLines } from './lock-lines.ts';

const refreshed = [timesheetsEndpoints.nextLock];

/** What keeps the oldest open period from being locked. Each count opens its timesheets. */
export function NextLockCard() {
  const found = useQuery(nextLockQuery);
  useRefreshOn('timesheets.changed', refreshed);
  return (
    <Card title="Next lock" flush>
      <Loaded of={found} thing="next lock" outline={<RowsSkeleton />}>
        {(lock) => {
          const { blocking, ready, all } = lockLines(lock);
          const { first, last } = lock.period;
          const isBlocked = blocking.length > 0;
          return (
            <>
              <div className={styles.lead}>
                <p>
                  <b>{formatDays(first, last)}</b>
                  <span>
                    {countText(lock.locked)} of {counted(lock.total, 'timesheet')} locked
                  </span>
                </p>
                {lock.ready > 0 ? (
                  <LinkButton small tone={isBlocked ? 'default' : 'primary'} to={ready}>
                    {`Lock ${countText(lock.ready)}`}
                  </LinkButton>
                ) : (
                  <LinkButton small to={all}>
                    Open timesheets
                  </LinkButton>
                )}
              </div>
              {isBlocked ? (
                <ul className={styles.rows} aria-label="What blocks the lock">
                  {blocking.map((line) => (
                    <Blocking key={line.label} {...line} />
                  ))}
                </ul>
              ) : (
                <CardNote>
                  {lock.total === 0 ? 'This period has no timesheets.' : 'Nothing blocks this period.'}
                </CardNote>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

const Blocking = ({ label, count, to }: LockLine) => (
  <li>
    <Link to={to} className={styles.blocking}>
      <span>{label}</span> <b>{countText(count)}</b>
    </Link>
  </li>
);
