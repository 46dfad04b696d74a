import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A tinted box inside a page; 'red' is announced immediately. */
export function Notice({ tone = 'blue', title, action, children }: NoticeProps) {
  const Icon = tone === 'red' || tone === 'amber' ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'red' ? 'alert' : 'note'}>
      <Icon size={18} aria-hidden="true" />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  );
}

interface NoticeProps {
  readonly tone?: 'blue' | 'green' | 'amber' | 'red' | 'gray';
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}
