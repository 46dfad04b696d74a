import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { ClockStateBadge } from '../own/clock-state-badge.tsx';
import { useMinute, useOwnAttendance } from '../own/own.queries.ts';
import { type OwnAttendance, type OwnClock, ownClock } from '../own/own-clock.ts';
import { PunchButtons } from '../own/punch-buttons.tsx';
import styles from './clock-row.module.css';
import { clockRowText } from './clock-row-text.ts';

/** The own clock on one line, above the work of people whose page begins with other things. Its room is kept while it loads. */
export function ClockRow() {
  const own = useOwnAttendance();
  const isPhone = usePhone();
  if (own.data && own.data.next === null) return null;
  return (
    <section className={classNames(cards.box, styles.row)} aria-label="Clock">
      {own.data ? (
        <Loaded own={own.data} />
      ) : own.isError ? (
        <>
          <p className={styles.text}>Your clock could not be loaded.</p>
          <Button onClick={() => void own.refetch()}>Try again</Button>
        </>
      ) : (
        // On phones two buttons are higher than one: what is below waits.
        <span data-loading={isPhone ? '' : undefined}>
          <Skeleton width={260} height={16} />
        </span>
      )}
    </section>
  );
}

function Loaded({ own }: { readonly own: OwnAttendance }) {
  const zone = useViewerZone();
  const at = useMinute();
  const clock = ownClock(own, zone, at);
  return (
    <>
      <ClockStateBadge state={clock.state} />
      <p className={styles.text}>{clockRowText(clock, { at, zone })}</p>
      <div className={styles.punches}>
        <PunchButtons next={own.next} primary={dueOf(clock, at)} zone={zone} />
      </div>
    </>
  );
}

/** What the plan asks for now: the decisions below have the page's other primary button. */
function dueOf({ state, day, firstIn }: OwnClock, at: number): PunchKind | null {
  const [begins, ends] = [instantOf(day?.starts_at ?? ''), instantOf(day?.ends_at ?? '')];
  if (begins === null || ends === null) return null;
  if (state === 'out') return firstIn === null && begins <= at && at < ends ? 'in' : null;
  return at >= ends ? (state === 'break' ? 'break_end' : 'out') : null;
}
