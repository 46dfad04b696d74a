import { useState } from 'react';
import type { TableColumn } from './table-column.ts';

/** The columns that this user hides, stored on the device under `storageKey`. */
export function useHiddenColumns<Row>(columns: readonly TableColumn<Row>[], storageKey: string): HiddenColumns {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(() => readStored(storageKey));
  const hidden = chosen ?? new Set(columns.filter((column) => column.hiddenAtFirst).map((column) => column.id));
  const choose = (next: ReadonlySet<string> | null) => {
    setChosen(next);
    store(storageKey, next);
  };
  return {
    hidden,
    isChanged: chosen !== null,
    toggle: (id: string) => {
      const next = new Set(hidden);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    reset: () => choose(null),
    choose,
  };
}

export interface HiddenColumns {
  readonly hidden: ReadonlySet<string>;
  readonly isChanged: boolean;
  readonly toggle: (id: string) => void;
  /** Back to the defaults of the list. */
  readonly reset: () => void;
  readonly choose: (hidden: ReadonlySet<string>) => void;
}

/** For views of a list without columns. */
export const nothingHidden: HiddenColumns = {
  hidden: new Set(),
  isChanged: false,
  toggle: () => undefined,
  reset: () => undefined,
  choose: () => undefined,
};

const fullKey = (storageKey: string) => `muster.columns.${storageKey}`;

function readStored(storageKey: string): ReadonlySet<string> | null {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(fullKey(storageKey)) ?? 'null');
    return Array.isArray(read) ? new Set(read.filter((id) => typeof id === 'string')) : null;
  } catch {
    return null;
  }
}

function store(storageKey: string, hidden: ReadonlySet<string> | null): void {
  try {
    if (hidden === null) window.localStorage.removeItem(fullKey(storageKey));
    else window.localStorage.setItem(fullKey(storageKey), JSON.stringify([...hidden]));
  } catch {
    // If the browser cannot store it, the column is hidden for this visit.
  }
}
