import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

/** What stands below the value of a cell, smaller. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  return <span className={styles.second}>{children}</span>;
}
