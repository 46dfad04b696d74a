import type { ReactNode } from 'react';
import styles from './fact-lines.module.css';

/** A fact of several lines, each on its own; null without any. */
export function factLines(lines: readonly (string | null)[]): ReactNode {
  const shown = lines.filter((line) => line !== null && line.trim() !== '');
  return shown.length === 0 ? null : <span className={styles.lines}>{shown.join('\n')}</span>;
}
