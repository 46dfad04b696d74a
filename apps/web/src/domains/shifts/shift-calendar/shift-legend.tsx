import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { CalendarLegend, type LegendKind } from '../../../ui/period/calendar-legend.tsx';
import { type EventKind, eventKindLabels } from './calendar-events.ts';
import { CalendarMark } from './calendar-mark.tsx';
import shiftKind from './shift-kind.module.css';
import styles from './shift-legend.module.css';

const shown: readonly EventKind[] = ['day', 'mid', 'night', 'leave', 'suspended', 'holiday', 'swap'];

const kinds: readonly LegendKind[] = [
  ...shown.map((kind) => ({
    label: eventKindLabels[kind],
    swatch: <span className={classNames(shiftKind.kind, styles.swatch)} data-kind={kind} aria-hidden="true" />,
  })),
  {
    label: 'Conflict',
    swatch: <CalendarMark mark="conflict" />,
  },
];

/** What the colors and marks mean, and in whose time the hours are. */
export function ShiftLegend({ zone }: { readonly zone: string }) {
  const canAssign = useMay(shiftAccess.manage);
  return (
    <CalendarLegend kinds={kinds}>
      {zoneCity(zone)} time
      {canAssign ? (
        <>
          {' · drag over empty cells to assign '}
          <Kbd>N</Kbd> assign
        </>
      ) : null}{' '}
      <Kbd>T</Kbd> today
    </CalendarLegend>
  );
}
