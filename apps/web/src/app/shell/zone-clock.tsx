import { useEffect, useState } from 'react';
import { now } from '../../platform/clock/clock.ts';
import { formatClock } from '../../platform/format/dates.ts';
import { zoneCity } from '../../platform/format/zones.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import styles from './shell.module.css';

const minuteMs = 60_000;

/** The time in the viewer's time zone: 'Manila 10:47 AM'. */
export function ZoneClock() {
  const zone = useViewerZone();
  const time = useMinute();
  return (
    <span className={styles.clock}>
      {zoneCity(zone)} <time>{formatClock(time, zone)}</time>
    </span>
  );
}

/** The current time, updated at each full minute. */
function useMinute(): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = window.setTimeout(() => setTime(now()), minuteMs - (time % minuteMs));
    return () => window.clearTimeout(timer);
  }, [time]);
  return time;
}
