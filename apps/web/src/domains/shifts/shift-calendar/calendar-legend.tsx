import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { type EventKind, eventKindLabels } from './calendar-events.ts';
import styles from './shift-calendar.module.css';

const shown: readonly EventKind[] = ['day', 'mid', 'night', 'leave', 'holiday', 'swap'];

/** What the colors and marks mean, and in whose time the hours are. */
export function CalendarLegend({ zone }: { readonly zone: string }) {
  const canAssign = useMay(shiftAccess.manage);
  return (
    <footer className={styles.legend}>
      <ul className={styles.kinds} aria-label="Colors">
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
      <span className={styles.hint}>
        {zoneCity(zone)} time
        {canAssign ? (
          <>
            {' · drag over empty cells to assign '}
            <Kbd>N</Kbd> assign
          </>
        ) : null}{' '}
        <Kbd>T</Kbd> today
      </span>
    </footer>
  );
}
