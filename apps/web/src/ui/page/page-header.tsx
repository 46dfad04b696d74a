import { counted, countText } from '@muster/contract/counted.ts';
import { type ReactNode, useContext } from 'react';
import { BesideActionsContext, HeaderPlaceContext } from './header-place.tsx';
import styles from './page.module.css';

/** The screen's only heading, the count next to it in gray, actions on the right (one of them primary). */
export function PageHeader({ title, count, things, before, status, text, actions, actionsBelow }: PageHeaderProps) {
  const { setPlace } = useContext(HeaderPlaceContext);
  const beside = useContext(BesideActionsContext);
  return (
    <div className={styles.header} data-page-header="">
      {before}
      <div className={styles.heading}>
        <div className={styles.titleRow}>
          <h1 className={styles.title}>{title}</h1>
          {count === undefined ? null : (
            <span className={styles.count}>{things ? counted(count, ...things) : countText(count)}</span>
          )}
          {status}
        </div>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {beside}
      <div className={styles.actions} data-below={actionsBelow || undefined}>
        <div ref={setPlace} className={styles.lent} />
        {actions}
      </div>
    </div>
  );
}

interface PageHeaderProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** What is counted, if the title does not say it: `['day']`, `['entry', 'entries']`. */
  readonly things?: readonly [one: string, several?: string] | undefined;
  /** An avatar, for records. */
  readonly before?: ReactNode;
  readonly status?: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** On phones always below the title: a text that loads later must not move them. */
  readonly actionsBelow?: boolean;
}
