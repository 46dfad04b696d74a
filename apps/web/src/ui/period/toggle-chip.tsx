import type { ReactNode } from 'react';
import styles from '../chip/filter-chip.module.css';

/** A filter above a calendar that is on or off: '2 conflicts'. */
export function ToggleChip({ tone, isOn, onToggle, children }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} data-tone={tone} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {children}
    </button>
  );
}

interface ToggleChipProps {
  readonly tone: 'red' | 'amber';
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly children: ReactNode;
}
