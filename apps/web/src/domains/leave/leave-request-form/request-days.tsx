import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeavePreview } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { formatDays, formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { requestDayLines } from './request-day-lines.ts';
import styles from './request-days.module.css';

/** The days of a request with the hours of their shifts. Without a preview it says what to do. */
export function RequestDays({ preview }: { readonly preview: LeavePreview | null }) {
  const zone = useViewerZone();
  return (
    <div className={styles.days}>
      <div className={styles.head}>
        <h3>Days</h3>
        <span>{zoneCity(zone)} time</span>
      </div>
      {preview === null ? (
        <p className={styles.empty}>Choose a leave type and days. Rest days and holidays take no leave.</p>
      ) : (
        <>
          <ul aria-label="Days">
            {requestDayLines(preview.days).map(({ first, last, taken, reason }) =>
              taken === null ? (
                <li key={first} data-free="">
                  <span>{first === last ? formatWeekday(first) : formatDays(first, last)}</span>
                  <span>{reason}</span>
                </li>
              ) : (
                <li key={first}>
                  <span className={styles.day}>
                    <b>{formatWeekday(first)}</b>
                    {taken.starts_at === null ? null : <span>{clockRange(taken.starts_at, taken.ends_at, zone)}</span>}
                  </span>
                  <span>{leaveDaysText(taken.minutes)}</span>
                </li>
              ),
            )}
          </ul>
          <p className={styles.total}>
            <span>Counted</span>
            <span>{leaveDaysText(preview.minutes)}</span>
          </p>
        </>
      )}
    </div>
  );
}
