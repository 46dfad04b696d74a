import type { ReactNode } from 'react';
import styles from './period.module.css';

/** Buttons with `aria-pressed` of which one is on. `atEnd`: at the right end of its row. */
export function ViewSwitch({ label, atEnd, children }: ViewSwitchProps) {
  return (
    <fieldset className={styles.views} aria-label={label} data-end={atEnd}>
      {children}
    </fieldset>
  );
}

interface ViewSwitchProps {
  readonly label: string;
  readonly atEnd?: true;
  readonly children: ReactNode;
}
