/** Caches totals by the version of the list, which every change increases (stack, the list). */
export interface ListTotals {
  /** The cached total, one that is being counted for another request, or the result of `count`. */
  read(key: string, version: number, count: () => Promise<number>): Promise<number>;
}

const keptMost = 500;

export function createListTotals(): ListTotals {
  const kept = new Map<string, Promise<number>>();
  return {
    read(key, version, count) {
      // A change during the count increases the version, so that the next reader counts again.
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
