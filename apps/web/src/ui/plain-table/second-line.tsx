import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

/** Smaller text below the value of a cell. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.second} data-second="" title={typeof children === 'string' ? children : undefined}>
      {children}
    </span>
  );
}
