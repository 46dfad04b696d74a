import type { ReactNode } from 'react';
import type { Tone } from './status-badge.tsx';
import styles from './status-word.module.css';

/** A status in the second line of a cell: dot and word without the ground of a badge. */
export function StatusWord({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.word} data-tone={tone}>
      {children}
    </span>
  );
}
