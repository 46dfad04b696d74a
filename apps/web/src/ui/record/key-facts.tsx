import type { ReactNode } from 'react';
import { withBreaks } from '../email/email-link.tsx';
import styles from './key-facts.module.css';

/** Six facts below the header of a record. Facts that load later keep their place. */
export function KeyFactList({ kind, children }: KeyFactListProps) {
  return (
    <dl className={styles.facts} data-kind={kind}>
      {children}
    </dl>
  );
}

interface KeyFactListProps {
  /** Facts of a person begin with the client, whose name is long; the own ones have hours in two zones. */
  readonly kind?: 'employee' | 'own';
  readonly children: ReactNode;
}

export function KeyFact({ label, value, detail }: KeyFactProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <div className={styles.value} title={textOf(value)}>
          {value ?? '–'}
        </div>
        <div className={styles.detail} title={textOf(detail)}>
          {withBreaks(detail)}
        </div>
      </dd>
    </div>
  );
}

/** For readers of a text that has no room; links bring their own. */
const textOf = (shown: ReactNode) => (typeof shown === 'string' ? shown : undefined);

interface KeyFactProps {
  readonly label: string;
  /** An en dash if it is missing. */
  readonly value: ReactNode;
  readonly detail: ReactNode;
}
