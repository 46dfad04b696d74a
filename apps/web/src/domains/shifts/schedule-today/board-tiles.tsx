import type { BoardState } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { boardLabels, boardTiles } from './board-states.ts';
import styles from './schedule-today.module.css';

/** One figure each; a press shows the people behind it, a second one everybody again. */
export function BoardTiles({ counts, state, onState }: BoardTilesProps) {
  return (
    <div className={styles.tiles}>
      {boardTiles.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tile}
          data-state={name}
          aria-pressed={state === name}
          onClick={() => onState(state === name ? null : name)}
        >
          <span className={styles.tileLabel}>{boardLabels[name]}</span>
          <span className={styles.tileValue}>{(counts[name] ?? 0).toLocaleString('en')}</span>
        </button>
      ))}
    </div>
  );
}

interface BoardTilesProps {
  readonly counts: Readonly<Partial<Record<BoardState | 'late', number>>>;
  readonly state: BoardState | 'late' | null;
  readonly onState: (state: BoardState | 'late' | null) => void;
}
