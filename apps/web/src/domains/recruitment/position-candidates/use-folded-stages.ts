import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { useState } from 'react';
import type { LaneFold } from '../board/board-lane.tsx';
import type { BoardStage } from './board-stages.ts';

/** Far and empty columns are folded, until somebody opens them. A board without candidates shows all of its columns. */
export function useFoldedStages(data: readonly ApplicationCard[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  return ({ title, stages, isFar = false }: BoardStage): LaneFold | undefined => {
    const isEmpty = !data.some(({ stage }) => stages.includes(stage));
    if (data.length === 0 || (!isFar && !isEmpty)) return undefined;
    return {
      isFolded: chosen[title] ?? true,
      onFold: (isFolded) => setChosen((known) => ({ ...known, [title]: isFolded })),
    };
  };
}
