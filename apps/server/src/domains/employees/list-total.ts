/** Totals that are still right: kept with the list's version, dropped with any change of the list (stack, the list). */
export interface ListTotals {
  /** The kept total, or what `count` says now. */
  read(key: string, version: number, count: () => Promise<number>): Promise<number>;
}

const keptMost = 500;

export function createListTotals(): ListTotals {
  let keptVersion = -1;
  const kept = new Map<string, number>();
  return {
    async read(key, version, count) {
      if (version !== keptVersion) {
        kept.clear();
        keptVersion = version;
      }
      const known = kept.get(key);
      if (known !== undefined) return known;
      const total = await count();
      // A change may have come in while counting: then the next reader sees another version and counts anew.
      if (version === keptVersion && kept.size < keptMost) kept.set(key, total);
      return total;
    },
  };
}
