import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDays, formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './own.module.css';
import type { WeekCell } from './own-week.ts';

/** Seven days with what was worked or is scheduled, and a warning about a work day without a shift. */
export function WeekCard({ cells, unscheduled }: WeekCardProps) {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return null;
  const worked = cells.reduce((sum, cell) => sum + cell.worked, 0);
  const planned = cells.reduce((sum, cell) => sum + cell.planned, 0);
  return (
    <section className={styles.card} aria-label="This week">
      <div className={styles.head}>
        <h2>
          This week <span>{formatDays(first.day, last.day)}</span>
        </h2>
        <p className={styles.sum}>
          <b>{minutesText(worked)}</b> of {minutesText(planned)}
        </p>
      </div>
      <ol className={styles.week}>
        {cells.map((cell) => (
          <li key={cell.day} data-today={cell.isToday || undefined} data-free={cell.isFree || undefined}>
            <span className={styles.date}>
              {weekdayName(cell.day)} <b>{Number(cell.day.slice(8))}</b>
            </span>
            <span className={styles.time}>{cell.text}</span>
            <span className={styles.dayBar} aria-hidden="true">
              {cell.isFree ? null : <i style={{ width: `${shareOf(cell) * 100}%` }} />}
            </span>
            {cell.badge ? (
              <StatusBadge tone={cell.badge.tone}>{cell.badge.text}</StatusBadge>
            ) : (
              <span className={styles.rest}>{cell.note}</span>
            )}
          </li>
        ))}
      </ol>
      {unscheduled === null ? null : (
        <div className={styles.warning}>
          <IconAlertTriangle aria-hidden="true" />
          <p>
            <b>{formatWeekday(unscheduled)} has no shift yet.</b> Ask your team lead to assign one.
          </p>
          <LinkButton small to="/my-team">
            Open my team
          </LinkButton>
        </div>
      )}
    </section>
  );
}

interface WeekCardProps {
  readonly cells: readonly WeekCell[];
  /** A usual work day without a shift. */
  readonly unscheduled: string | null;
}

const shareOf = ({ worked, planned }: WeekCell) => (planned === 0 ? Number(worked > 0) : Math.min(1, worked / planned));
