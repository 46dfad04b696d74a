import { useState } from 'react';
import type { CompareChoice } from './my-candidate-card.tsx';

/** How many candidates are compared side by side. */
export const comparedAtOnce = { least: 2, most: 4 } as const;

/** The candidates that are chosen to be compared. */
export function useCompare() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (uuid: string) =>
    setChosen((before) => (before.includes(uuid) ? before.filter((one) => one !== uuid) : [...before, uuid]));
  return {
    chosen,
    clear: () => setChosen([]),
    choiceOf: (uuid: string): CompareChoice => ({
      isChosen: chosen.includes(uuid),
      isFull: chosen.length >= comparedAtOnce.most,
      onToggle: toggle,
    }),
  };
}
