import { countText } from '@muster/contract/counted.ts';
import type { Tone } from '../badge/status-badge.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import styles from './figure-tiles.module.css';

/** A row of figures; a press selects one. */
export function FigureTiles<Name extends string>({ tiles, active, onState }: FigureTilesProps<Name>) {
  return (
    <div className={styles.tiles} data-few={tiles.length <= mostFew || undefined}>
      {tiles.map(({ state, label, count, note, change, tone }) => (
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
          {change ? (
            <span className={styles.change} data-tone={change.tone}>
              {change.text}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

const shown = (count: FigureTile<string>['count']) => {
  if (count === null) return <Skeleton width="60%" height={16} />;
  return typeof count === 'number' ? countText(count) : count;
};

/** Number of tiles that share the width. */
const mostFew = 5;

export interface FigureTile<Name extends string> {
  readonly state: Name;
  readonly label: string;
  /** A text if the figure is not a plain count; null while it loads. */
  readonly count: number | string | null;
  /** The total it is part of, below the figure. */
  readonly note?: string;
  /** Against an earlier period. */
  readonly change?: { readonly text: string; readonly tone: 'green' | 'red' | 'gray' } | undefined;
  readonly tone?: Extract<Tone, 'red' | 'amber' | 'green'> | undefined;
}

interface FigureTilesProps<Name extends string> {
  readonly tiles: readonly FigureTile<Name>[];
  readonly active: Name | null;
  readonly onState: (state: Name | null) => void;
}
