import { useState } from 'react';
import type { Folds } from './folded-groups.ts';

/** The groups of the menu that the user folded and unfolded, kept on this device. */
export function useKeptFolds(userId: number) {
  const key = `muster.menu.${userId}`;
  const [kept, setKept] = useState<Folds>(() => readFolds(key));
  return {
    kept,
    fold: (group: string, isFolded: boolean) => {
      const next = { ...readFolds(key), [group]: isFolded };
      setKept(next);
      writeFolds(key, next);
    },
  };
}

function readFolds(key: string): Folds {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, boolean] => entry[1] === true || entry[1] === false),
    );
  } catch {
    return {};
  }
}

function writeFolds(key: string, folds: Folds): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(folds));
  } catch {
    // If the browser cannot store them, they apply to this visit.
  }
}
