import type { Tone } from '@muster/contract/state-words.ts';
import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

export type { Tone };

/** A status as dot and word, never color alone. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <span className={styles.word}>{children}</span>
    </span>
  );
}
