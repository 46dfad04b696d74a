import type { ReactNode } from 'react';
import styles from './period.module.css';

/** Buttons with `aria-pressed` of which one is on. */
export function ViewSwitch({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.views} aria-label={label}>
      {children}
    </fieldset>
  );
}
