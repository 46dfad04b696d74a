import type { ReactNode } from 'react';
import { withBreaks } from '../email/email-link.tsx';
import styles from './key-facts.module.css';

/** Six facts below the header of a record. Facts that load later keep their place. */
export function KeyFactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function KeyFact({ label, value, detail }: KeyFactProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <div className={styles.value}>{value ?? '–'}</div>
        <div className={styles.detail}>{withBreaks(detail)}</div>
      </dd>
    </div>
  );
}

interface KeyFactProps {
  readonly label: string;
  /** An en dash if it is missing. */
  readonly value: ReactNode;
  readonly detail: ReactNode;
}
