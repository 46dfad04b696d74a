import { IconArrowsExchange, IconClipboardText, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import iconTile from '../../../ui/avatar/icon-tile.module.css';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import card from './own-card.module.css';
import styles from './own-lines.module.css';
import type { OwnPending } from './own-pending.ts';

const icons: Readonly<Record<OwnPending['kind'], typeof IconClock>> = {
  day: IconClock,
  timesheet: IconClipboardText,
  swap: IconArrowsExchange,
};

/** One line of To do and Pending: icon, title, detail, and one small button or badge. */
export function OwnLine({ kind, title, text, children }: OwnLineProps) {
  const Icon = icons[kind];
  return (
    <li className={styles.line}>
      <span className={iconTile.tile} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.lineWords}>
        <p className={styles.lineTitle}>{title}</p>
        <p className={styles.lineText}>{text}</p>
      </div>
      {children}
    </li>
  );
}

interface OwnLineProps {
  readonly kind: OwnPending['kind'];
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function LinesCard({ title, count, children }: LinesCardProps) {
  return (
    <section className={classNames(cards.box, card.card)} aria-label={title}>
      <div className={card.head}>
        <h2>
          {title} <span>{count}</span>
        </h2>
      </div>
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

interface LinesCardProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}
