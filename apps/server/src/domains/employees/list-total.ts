/** Totals that are still right: kept with the list's version, of which each change makes another (stack, the list). */
export interface ListTotals {
  /** The kept total, that which is being counted for somebody else, or what `count` says now. */
  read(key: string, version: number, count: () => Promise<number>): Promise<number>;
}

const keptMost = 500;

export function createListTotals(): ListTotals {
  const kept = new Map<string, Promise<number>>();
  return {
    read(key, version, count) {
      // If a change arrives while counting, later reads see another version and count again.
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
