import { countText } from '@muster/contract/counted.ts';
import type { Tone } from '@muster/contract/state-words.ts';
import { Skeleton } from '../state/skeleton.tsx';
import styles from './state-tiles.module.css';

/** One figure for each state; a press filters by it, a second press removes the filter. */
export function StateTiles<State extends string>({ tiles, active, onState }: StateTilesProps<State>) {
  return (
    <div className={styles.tiles} data-few={tiles.length <= mostFew || undefined}>
      {tiles.map(({ state, label, count, note, tone }) => (
        <button
          key={state}
          type="button"
          className={styles.tile}
          data-tone={count === 0 ? undefined : tone}
          aria-pressed={active === state}
          disabled={count === null}
          onClick={() => onState(active === state ? null : state)}
        >
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{shown(count)}</span>
          {note ? <span className={styles.label}>{note}</span> : null}
        </button>
      ))}
    </div>
  );
}

const shown = (count: StateTile<string>['count']) => {
  if (count === null) return <Skeleton width="60%" height={16} />;
  return typeof count === 'number' ? countText(count) : count;
};

/** Number of tiles that share the width. */
const mostFew = 5;

export interface StateTile<State extends string> {
  readonly state: State;
  readonly label: string;
  /** A text if the figure is not a plain count; null while it loads. */
  readonly count: number | string | null;
  /** The total it is part of, below the figure. */
  readonly note?: string;
  readonly tone?: Tone | undefined;
}

interface StateTilesProps<State extends string> {
  readonly tiles: readonly StateTile<State>[];
  readonly active: State | null;
  readonly onState: (state: State | null) => void;
}
