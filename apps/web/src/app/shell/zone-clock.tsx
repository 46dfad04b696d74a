import { useMinute } from '../../platform/clock/use-minute.ts';
import { formatClock } from '../../platform/format/dates.ts';
import { zoneCity } from '../../platform/format/zones.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import styles from './shell.module.css';

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
