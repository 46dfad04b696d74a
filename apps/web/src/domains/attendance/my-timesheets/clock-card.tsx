import type { CallAnswer } from '@muster/contract/call.ts';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { type PunchKind, punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { IconCoffee, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatShortDateTime } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { isOnLeave, onLeaveText } from '../day-texts.ts';
import { sinceTexts, usePunch } from '../use-punch.ts';
import styles from './my-timesheets.module.css';

const icons = {
  in: <IconLogin2 aria-hidden="true" />,
  out: <IconLogout2 aria-hidden="true" />,
  break_start: <IconCoffee aria-hidden="true" />,
  break_end: <IconCoffee aria-hidden="true" />,
} as const;

/** The next possible punches. The server's time counts. */
export function ClockCard({ own, next, zone }: ClockCardProps) {
  const { pending, clock } = usePunch(zone);
  const isWarned = next.includes('in') && isOnLeave(own.days, dayAt(instantOf(own.now) ?? 0, zone));
  return (
    <Card title="Now">
      <div className={styles.clock}>
        <p className={styles.since}>
          {own.since
            ? `${sinceTexts[own.since.kind]} ${formatShortDateTime(own.since.at, zone)}`
            : 'Nothing clocked yet'}
          {isWarned ? <SecondLine>{onLeaveText}</SecondLine> : null}
        </p>
        <div className={styles.buttons}>
          {next.map((kind, index) => (
            <Button
              key={kind}
              tone={index === next.length - 1 ? 'primary' : 'default'}
              icon={icons[kind]}
              busy={pending === kind}
              disabled={pending !== null && pending !== kind}
              onClick={() => void clock(kind)}
            >
              {punchLabels[kind]}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

interface ClockCardProps {
  readonly own: CallAnswer<(typeof attendanceCalls)['own']>;
  readonly next: readonly PunchKind[];
  readonly zone: string;
}
