import { countText } from '@muster/contract/counted.ts';
import type { Tone } from '../badge/status-badge.tsx';
import chip from '../chip/filter-chip.module.css';
import { classNames } from '../class-names.ts';
import { MenuButton } from '../menu/menu-button.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import styles from './state-tiles.module.css';

/**
 * The filter by state above a table, with the number of rows of each; a press filters, a second press removes the
 * filter. Several states without rows are in a menu at the end.
 */
export function StateTiles<State extends string>({ label, all, tiles, active, onState }: StateTilesProps<State>) {
  const hasOneEmpty = tiles.filter(({ count }) => count === 0).length === 1;
  const isShown = ({ state, count }: StateTile<State>) => count !== 0 || hasOneEmpty || state === active;
  const others = tiles.filter((tile) => !isShown(tile));
  return (
    <fieldset className={styles.tiles} aria-label={label}>
      <Tile label={all.label} count={all.count} pressed={active === null} onPress={() => onState(null)} />
      {tiles.filter(isShown).map(({ state, tone, ...tile }) => (
        <Tile
          key={state}
          {...tile}
          tone={tone}
          pressed={active === state}
          onPress={() => onState(active === state ? null : state)}
        />
      ))}
      {others.length > 0 ? (
        <MenuButton
          tone="quiet"
          className={styles.more}
          entries={others.map(({ state, label: word }) => ({ label: word, hint: '0', onSelect: () => onState(state) }))}
        >{`${others.length} more`}</MenuButton>
      ) : null}
    </fieldset>
  );
}

function Tile({ label, count, tone, pressed, onPress }: TileProps) {
  return (
    <button
      type="button"
      className={classNames(chip.chip, styles.tile)}
      aria-pressed={pressed}
      disabled={typeof count !== 'number'}
      onClick={onPress}
    >
      {tone ? <span className={styles.dot} data-tone={tone} aria-hidden="true" /> : null}
      <span className={styles.label}>{label}</span>{' '}
      {count === null ? <Skeleton width={18} height={12} /> : <b>{count === undefined ? '–' : countText(count)}</b>}
    </button>
  );
}

interface TileLook {
  readonly label: string;
  /** Null while it loads, undefined if it could not be loaded. */
  readonly count: number | null | undefined;
}

interface TileProps extends TileLook {
  readonly tone?: Tone | undefined;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

interface StateTile<State extends string> extends TileLook {
  readonly state: State;
  readonly tone: Tone;
}

interface StateTilesProps<State extends string> {
  /** Name of the group for screen readers. */
  readonly label: string;
  /** The tile that removes the filter. */
  readonly all: TileLook;
  /** In the order of urgency. */
  readonly tiles: readonly StateTile<State>[];
  readonly active: State | null;
  readonly onState: (state: State | null) => void;
}
