import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

/** What is printed while this part is open: the card's sides, one per page of its size, and nothing else. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
