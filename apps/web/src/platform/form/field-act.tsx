import type { ReactNode } from 'react';
import styles from './field-act.module.css';

/** Beside the label of a field: a value with one click, or "Add office". */
export function FieldAct({ label, disabled, onClick, children }: FieldActProps) {
  return (
    <button type="button" className={styles.act} aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

interface FieldActProps {
  /** For screen readers, if it says more than the text. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}
