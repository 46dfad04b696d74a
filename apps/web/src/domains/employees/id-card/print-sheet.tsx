import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

/** What the printer gets while this part is open: its sides, one a page of the card's own size, and nothing around them. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
