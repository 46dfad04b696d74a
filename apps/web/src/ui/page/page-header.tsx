import { countText } from '@muster/contract/counted.ts';
import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The screen's only heading, the count next to it in gray, actions on the right (one of them primary). */
export function PageHeader({ title, count, before, status, text, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {before}
      <div className={styles.heading}>
        <div className={styles.titleRow}>
          <h1 className={styles.title}>{title}</h1>
          {count === undefined ? null : <span className={styles.count}>{countText(count)}</span>}
          {status}
        </div>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

interface PageHeaderProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** An avatar, for records. */
  readonly before?: ReactNode;
  readonly status?: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
}
