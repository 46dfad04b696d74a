import { zoneCity } from '../../../platform/format/zones.ts';
import { type EventKind, eventKindLabels } from './calendar-events.ts';
import styles from './shift-calendar.module.css';

const shown: readonly EventKind[] = ['day', 'mid', 'night', 'leave', 'holiday', 'swap'];

/** What the colours and marks mean, and in whose time the hours are. */
export function CalendarLegend({ zone }: { readonly zone: string }) {
  return (
    <footer className={styles.legend}>
      <ul className={styles.kinds} aria-label="Colours">
        {shown.map((kind) => (
          <li key={kind}>
            <span className={styles.swatch} data-kind={kind} aria-hidden="true" />
            {eventKindLabels[kind]}
          </li>
        ))}
        <li>
          <span className={styles.mark} data-mark="conflict" aria-hidden="true">
            !
          </span>
          Conflict
        </li>
      </ul>
      <span>{zoneCity(zone)} time</span>
    </footer>
  );
}
