import type { ReactNode } from 'react';
import styles from './quick-card.module.css';

/** What a quick card shows: the name with its state, one line, and facts. Undefined facts are still loading. */
export function QuickCard({ title, badge, line, facts }: QuickCardProps) {
  return (
    <>
      <div className={styles.head}>
        <strong className={styles.title}>{title}</strong>
        {badge}
      </div>
      {line ? <div className={styles.line}>{line}</div> : null}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value === undefined ? '…' : (value ?? '–')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface QuickCardProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly line?: string | null | undefined;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}
