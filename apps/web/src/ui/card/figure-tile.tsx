import type { ReactNode } from 'react';
import styles from './card.module.css';

/** One figure of a dashboard: label, value, and change. */
export function FigureTile({ label, value, delta, deltaTone = 'gray' }: FigureTileProps) {
  return (
    <div className={styles.tile}>
      <span className={styles.tileLabel}>{label}</span>
      <span className={styles.tileValue}>{value}</span>
      {delta ? (
        <span className={styles.tileDelta} data-tone={deltaTone}>
          {delta}
        </span>
      ) : null}
    </div>
  );
}

interface FigureTileProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly delta?: ReactNode;
  readonly deltaTone?: 'green' | 'red' | 'gray';
}
