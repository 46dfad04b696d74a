import { punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { clockText, formatDateTime } from '../../../platform/format/dates.ts';
import { CardNote } from '../../../ui/card/card-note.tsx';
import styles from './day-quick-view.module.css';
import { PunchOrigin } from './punch-origin.tsx';

/** The punches of a day on a line; those that a correction replaced are struck out. */
export function ClockEvents({ punches, zone }: ClockEventsProps) {
  return (
    <section className={styles.part} aria-label="Clock events">
      <h3 className={styles.partTitle}>Clock events</h3>
      {punches.length === 0 ? <CardNote inBody>No clock events.</CardNote> : null}
      <ol className={styles.events}>
        {punches.map((punch) => (
          <li key={punch.id} data-counts={punch.counts || undefined}>
            <time dateTime={punch.at} title={formatDateTime(punch.at, zone)}>
              {clockText(punch.at, zone)}
            </time>
            <span className={styles.event}>
              <span className={styles.eventName}>{punchLabels[punch.kind]}</span>
              {punch.counts ? null : <span className={styles.replaced}> Replaced</span>}
              <span className={styles.origin}>
                <PunchOrigin punch={punch} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ClockEventsProps {
  readonly punches: DayRecord['punches'];
  readonly zone: string;
}
