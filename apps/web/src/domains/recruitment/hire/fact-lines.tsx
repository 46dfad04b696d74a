import type { ReactNode } from 'react';
import styles from './fact-lines.module.css';

/** A fact of several lines, each on its own; null without any. */
export function factLines(text: string | null | undefined): ReactNode {
  return text?.trim() ? <span className={styles.lines}>{text.trim()}</span> : null;
}

/** A fact with a second line that explains it. */
export function factWithDetail(text: string, detail: string | null): ReactNode {
  if (detail === null) return text;
  return (
    <>
      {text} <span className={styles.detail}>{detail}</span>
    </>
  );
}
