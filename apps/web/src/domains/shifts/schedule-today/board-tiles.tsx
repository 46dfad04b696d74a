import { type BoardState, boardLabels, boardStates } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';
import { boardTiles } from './board-states.ts';

/** One figure per state; a press filters by it, a second press removes the filter. */
export function BoardTiles({ counts, failed, state, onState }: BoardTilesProps) {
  // Late people also count as in.
  const total = counts && boardStates.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const countOf = (count: number | undefined) => count ?? (failed ? undefined : null);
  return (
    <StateTiles<BoardState | 'late'>
      label="People by status"
      all={{ label: 'Everyone', count: countOf(total) }}
      tiles={boardTiles.map((name) => ({
        state: name,
        label: boardLabels[name],
        count: countOf(counts && (counts[name] ?? 0)),
        tone: stateTones[boardLabels[name]],
      }))}
      active={state}
      onState={onState}
    />
  );
}

interface BoardTilesProps {
  /** Undefined until they are loaded. */
  readonly counts: Readonly<Partial<Record<BoardState | 'late', number>>> | undefined;
  readonly failed: boolean;
  readonly state: BoardState | 'late' | null;
  readonly onState: (state: BoardState | 'late' | null) => void;
}
