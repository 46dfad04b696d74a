import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDays, formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import card from './own-card.module.css';
import type { WeekCell } from './own-week.ts';
import styles from './week-card.module.css';

/** Seven days with what was worked or is scheduled, and a warning about a work day without a shift. */
export function WeekCard({ title, cells, unscheduled, onEarlier, onLater }: WeekCardProps) {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return null;
  const worked = cells.reduce((sum, cell) => sum + cell.worked, 0);
  const planned = cells.reduce((sum, cell) => sum + cell.planned, 0);
  return (
    <section className={classNames(cards.box, card.card)} aria-label={title}>
      <div className={card.head}>
        <h2>
          {title} <span>{formatDays(first.day, last.day)}</span>
        </h2>
        <p className={styles.sum}>
          <b>{minutesText(worked)}</b> of {minutesText(planned)}
        </p>
        <div className={styles.steps}>
          <IconButton
            label="Earlier week"
            icon={<IconChevronLeft size={16} aria-hidden="true" />}
            disabled={onEarlier === null}
            onClick={() => onEarlier?.()}
          />
          <IconButton
            label="Later week"
            icon={<IconChevronRight size={16} aria-hidden="true" />}
            disabled={onLater === null}
            onClick={() => onLater?.()}
          />
        </div>
      </div>
      <ol className={styles.week}>
        {cells.map((cell) => (
          <li key={cell.day} data-today={cell.isToday || undefined} data-free={cell.isFree || undefined}>
            <DayLink to={cell.to}>
              <span className={styles.date}>
                {weekdayName(cell.day)} <b>{Number(cell.day.slice(8))}</b>
              </span>
              <span className={styles.time}>{cell.text}</span>
              <span className={styles.dayBar} aria-hidden="true">
                {cell.isFree ? null : <i style={{ width: `${shareOf(cell) * 100}%` }} />}
              </span>
              {cell.badge ? <WeekBadge {...cell.badge} /> : <span className={styles.rest}>{cell.note}</span>}
            </DayLink>
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

function DayLink({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  if (to === null) return <div className={styles.cell}>{children}</div>;
  return (
    <Link to={to} className={styles.cell}>
      {children}
    </Link>
  );
}

/** How late fits on a phone; in a narrow cell it would break the line of the badges. */
function WeekBadge({ tone, text, amount }: NonNullable<WeekCell['badge']>) {
  if (amount === undefined) return <StatusBadge tone={tone}>{text}</StatusBadge>;
  return (
    <StatusBadge tone={tone}>
      <span title={`${text} ${amount}`}>
        {text} <span className={styles.amount}>{amount}</span>
      </span>
    </StatusBadge>
  );
}

interface WeekCardProps {
  /** 'This week', 'Last week'. */
  readonly title: string;
  readonly cells: readonly WeekCell[];
  /** A usual work day without a shift. */
  readonly unscheduled: string | null;
  /** Null: the days of that week are not known. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

const shareOf = ({ worked, planned }: WeekCell) => (planned === 0 ? Number(worked > 0) : Math.min(1, worked / planned));
