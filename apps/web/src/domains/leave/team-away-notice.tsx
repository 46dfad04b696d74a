import type { TeamAway } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { awayText, limitsOf, withLeaveText } from './leave-request-texts.ts';
import styles from './team-away-notice.module.css';

/** How many of the team are away, and which limits this leave reaches. It can be requested and approved all the same. */
export function TeamAwayNotice({ team, withWhom = null, children }: TeamAwayNoticeProps) {
  const away = awayText(team);
  if (away === null) return null;
  const limits = limitsOf(team);
  const isOver = limits.some((one) => one.isOver);
  return (
    <div className={styles.box} role="note">
      <div className={styles.words} data-over={isOver || undefined}>
        <IconAlertTriangle size={18} aria-hidden="true" />
        <div>
          <p className={styles.title}>{away}</p>
          <p>{[withLeaveText(team, withWhom), ...limits.map(({ text }) => text)].join(' ')}</p>
        </div>
      </div>
      {children}
    </div>
  );
}

interface TeamAwayNoticeProps {
  readonly team: TeamAway;
  /** 'you'. Null: this leave. */
  readonly withWhom?: string | null;
  /** The people. */
  readonly children?: ReactNode;
}
