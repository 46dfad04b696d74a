/** Totals kept with the version of their table: each committed change makes another version. */
export interface KeptTotals {
  /** The kept total, else the one that is being counted already, else what `count` answers. */
  read(key: string, version: number, count: () => Promise<number>): Promise<number>;
}

const keptMost = 500;

export function createKeptTotals(): KeptTotals {
  const kept = new Map<string, Promise<number>>();
  return {
    read(key, version, count) {
      // A change may be committed while this counts: later readers see another version and count again.
      const name = `${version} ${key}`;
      const known = kept.get(name);
      if (known) return known;
      const counting = count();
      kept.set(name, counting);
      counting.catch(() => kept.delete(name));
      const [oldest] = kept.keys();
      if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
      return counting;
    },
  };
}
