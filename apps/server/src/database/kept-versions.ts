import type { Db } from './db.ts';

/**
 * What versions say that never change once they are stored, read once and kept by the process. The statement that needs one reads its
 * current name in the database, under the row security of the caller, so a newer version is never missed. Each pool keeps its own.
 */
export interface KeptVersions<Value> {
  find(db: Db, name: string): Value | undefined;
  keep(db: Db, name: string, value: Value): void;
}

export function keepVersions<Value>(most: number): KeptVersions<Value> {
  // The transactions of a pool share its adapter.
  const byPool = new WeakMap<object, Map<string, Value>>();
  return {
    find: (db, name) => byPool.get(db.getExecutor().adapter)?.get(name),
    keep(db, name, value) {
      const pool = db.getExecutor().adapter;
      const kept = byPool.get(pool) ?? new Map<string, Value>();
      byPool.set(pool, kept);
      kept.delete(name);
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      kept.set(name, value);
    },
  };
}
