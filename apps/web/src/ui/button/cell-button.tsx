import type { ReactNode } from 'react';
import styles from './cell-button.module.css';

/** The title of a table row that opens its details beside the table. Where they have an address, it is a link instead. */
export function CellButton({ onClick, children }: CellButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

interface CellButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}
