import { useEffect } from 'react';

export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

const declared: KeyGroup[] = [];

/** The keys of what is on the page, for the list of all keys. */
export const declaredKeys = (): readonly KeyGroup[] => [...declared];

/** Lists the keys of a part while it is on the page. The group must be a constant or memoized. */
export function useScreenKeys(group: KeyGroup | null): void {
  useEffect(() => {
    if (group === null) return;
    declared.push(group);
    return () => {
      declared.splice(declared.indexOf(group), 1);
    };
  }, [group]);
}
