import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { useState } from 'react';
import type { LaneFold } from '../board/board-lane.tsx';
import type { BoardStage } from './board-stages.ts';

/** How many columns fit beside the panel of a candidate. */
const columnsBeside = 3;

/**
 * Far and empty columns are folded, until somebody opens them. Beside an open candidate those before and after its stage stay. A board
 * without candidates shows all of its columns.
 */
export function useFoldedStages({ stages, data, open }: Board) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const hasCards = (column: BoardStage) => data.some(({ stage }) => column.stages.includes(stage));
  const near = open && columnsNear(stages.filter(hasCards), open);
  return (column: BoardStage): LaneFold | undefined => {
    const { title, isFar = false } = column;
    const isFolded = near ? !near.includes(column) : isFar || !hasCards(column);
    const isOpen = open !== undefined && column.stages.includes(open.stage);
    if (data.length === 0 || isOpen || (!isFolded && !isFar)) return undefined;
    return {
      isFolded: chosen[title] ?? isFolded,
      onFold: (is) => setChosen((known) => ({ ...known, [title]: is })),
    };
  };
}

/** The column of the card, with those beside it: later ones if there are no earlier ones, and the other way round. */
function columnsNear(filled: readonly BoardStage[], { stage }: ApplicationCard): readonly BoardStage[] {
  const at = filled.findIndex(({ stages }) => stages.includes(stage));
  const first = Math.min(Math.max(at - 1, 0), Math.max(filled.length - columnsBeside, 0));
  return filled.slice(first, first + columnsBeside);
}

interface Board {
  readonly stages: readonly BoardStage[];
  readonly data: readonly ApplicationCard[];
  /** The candidate beside the board. */
  readonly open: ApplicationCard | undefined;
}
