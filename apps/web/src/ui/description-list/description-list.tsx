import type { ReactNode } from 'react';
import { withBreaks } from '../email/email-link.tsx';
import styles from './description-list.module.css';

/** Facts as label over value, in one to three columns. A missing value is an en dash. */
export function DescriptionList({ facts, columns = 2, short }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-columns={columns} data-short={short}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact} data-wide={fact.wide || undefined}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>
            {isMissing(fact.value) ? <span className={styles.none}>–</span> : withBreaks(fact.value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly wide?: boolean;
}

interface DescriptionListProps {
  readonly facts: readonly Fact[];
  readonly columns?: 1 | 2 | 3;
  /** Figures, times and single words: two share a row on phones, too. */
  readonly short?: true;
}

const isMissing = (value: ReactNode) => value === null || value === undefined || value === '';
