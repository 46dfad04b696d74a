import { type PunchKind, punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { Tone } from '@muster/contract/state-words.ts';
import { IconCoffee, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { instantOf } from '../../../platform/clock/clock.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { usePunch } from '../../attendance/index.ts';
import { useMinute, useOwnAttendance } from '../own/own.queries.ts';
import { type OwnAttendance, type OwnClock, ownClock } from '../own/own-clock.ts';
import styles from './clock-row.module.css';
import { clockRowText } from './clock-row-text.ts';

const icons = {
  in: <IconLogin2 aria-hidden="true" />,
  out: <IconLogout2 aria-hidden="true" />,
  break_start: <IconCoffee aria-hidden="true" />,
  break_end: <IconCoffee aria-hidden="true" />,
} as const;

const states = {
  working: { tone: 'green', text: 'Working' },
  break: { tone: 'blue', text: 'On break' },
  out: { tone: 'gray', text: 'Clocked out' },
} as const satisfies Readonly<Record<OwnClock['state'], { tone: Tone; text: string }>>;

const order: readonly PunchKind[] = ['in', 'break_start', 'break_end', 'out'];

/** The own clock on one line, above the work of people whose page begins with other things. Its room is kept while it loads. */
export function ClockRow() {
  const own = useOwnAttendance();
  if (own.data && own.data.next === null) return null;
  return (
    <section className={classNames(cards.box, styles.row)} aria-label="Clock">
      {own.data ? (
        <Loaded own={own.data} />
      ) : own.isError ? (
        <p className={styles.text}>Your clock could not be loaded.</p>
      ) : (
        <Skeleton width={260} height={16} />
      )}
    </section>
  );
}

function Loaded({ own }: { readonly own: OwnAttendance }) {
  const zone = useViewerZone();
  const at = useMinute();
  const clock = ownClock(own, zone, at);
  const { pending, clock: punch } = usePunch(zone);
  const { tone, text } = states[clock.state];
  const due = dueOf(clock, at);
  return (
    <>
      <StatusBadge tone={tone}>{text}</StatusBadge>
      <p className={styles.text}>{clockRowText(clock, { at, zone })}</p>
      <div className={styles.punches}>
        {order.flatMap((kind) =>
          own.next?.includes(kind)
            ? [
                <Button
                  key={kind}
                  tone={kind === due ? 'primary' : 'default'}
                  icon={icons[kind]}
                  busy={pending === kind}
                  disabled={pending !== null && pending !== kind}
                  onClick={() => void punch(kind)}
                >
                  {punchLabels[kind]}
                </Button>,
              ]
            : [],
        )}
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
