import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { formatClock } from '../../../platform/format/dates.ts';
import { usePushState } from '../../../platform/realtime/use-push.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import styles from './today.module.css';
import { todayQuery } from './today.queries.ts';

/** The connection opens after the first paint: until it had this time, nothing is lost. */
const openingMs = 8000;

/** 'Live' while changes arrive by themselves, otherwise the time of the figures. */
export function LiveMark() {
  const isConnected = usePushState();
  const isOpening = useOpening(isConnected);
  const zone = useViewerZone();
  const { dataUpdatedAt } = useQuery(todayQuery());
  if (isConnected)
    return (
      <span className={styles.live} data-mark="">
        Live
      </span>
    );
  if (isOpening) return null;
  return (
    <span className={styles.updated} data-mark="">
      Updated {formatClock(dataUpdatedAt || now(), zone)}
    </span>
  );
}

function useOpening(isConnected: boolean): boolean {
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    if (isConnected) return setOpening(false);
    const timer = setTimeout(() => setOpening(false), openingMs);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return isOpening;
}
