import type { LeaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { CalendarLegend, type LegendKind } from '../../../ui/period/calendar-legend.tsx';
import { LeaveIcon } from '../leave-icon.tsx';
import styles from './leave-legend.module.css';
import type { NamedType } from './shown-calendar.ts';

const kindOf = (kind: string, label: string): LegendKind => ({
  label,
  swatch: <span className={styles.swatch} data-kind={kind} aria-hidden="true" />,
});

/** What the bars, icons and grounds mean. Client users and colleagues see no request that waits. */
export function LeaveLegend({ side, isAgenda, hasLimits, types }: LeaveLegendProps) {
  const kinds = isAgenda
    ? dotsOf(hasLimits)
    : [
        side === 'client' ? kindOf('class', 'On leave') : kindOf('approved', 'Approved'),
        ...(side === 'client' ? [] : [kindOf('pending', 'Pending')]),
        ...types.map(({ label, color }) => ({ label, swatch: <LeaveIcon color={color} size={14} /> })),
        kindOf('holiday', 'Holiday'),
        kindOf('weekend', 'Rest day'),
        ...(hasLimits ? [kindOf('at', "At the team's limit"), kindOf('over', 'Over the limit')] : []),
      ];
  return (
    <CalendarLegend kinds={kinds}>
      {side === 'staff' ? (
        <>
          <Kbd>J</Kbd> <Kbd>K</Kbd> next request{' '}
        </>
      ) : null}
      <Kbd>Enter</Kbd> open <Kbd>T</Kbd> today
    </CalendarLegend>
  );
}

/** The dots below the days of the agenda, which has no bars. */
const dotsOf = (hasLimits: boolean) => [
  kindOf('dot', 'Someone away'),
  ...(hasLimits ? [kindOf('dot-at', 'A team at its limit'), kindOf('dot-over', 'A team over its limit')] : []),
];

interface LeaveLegendProps {
  readonly side: LeaveCalendarSide;
  /** Days with dots instead of bars. */
  readonly isAgenda: boolean;
  /** A shown team has a limit of how many may be away. */
  readonly hasLimits: boolean;
  /** Whose icons are on the bars. */
  readonly types: readonly NamedType[];
}
