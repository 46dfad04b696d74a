import { useQuery } from '@tanstack/react-query';
import { now } from '../../../platform/clock/clock.ts';
import { formatClock } from '../../../platform/format/dates.ts';
import { usePushState } from '../../../platform/realtime/use-push.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import styles from './today.module.css';
import { todayQuery } from './today.queries.ts';

/** 'Live' while changes arrive by themselves, otherwise the time of the figures. */
export function LiveMark() {
  const isConnected = usePushState();
  const zone = useViewerZone();
  const { dataUpdatedAt } = useQuery(todayQuery());
  if (isConnected)
    return (
      <span className={styles.live} data-mark="">
        Live
      </span>
    );
  return (
    <span className={styles.updated} data-mark="">
      Updated {formatClock(dataUpdatedAt || now(), zone)}
    </span>
  );
}
