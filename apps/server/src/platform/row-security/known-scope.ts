import type { Db } from '../../database/db.ts';

const seeingAll = new WeakSet<Db>();

/** Says whether row security hides nothing on a connection or in a transaction: its scope is `staff` or `system`. */
export function noteScope(db: Db, rows: string): void {
  if (rows === 'staff' || rows === 'system') seeingAll.add(db);
  else seeingAll.delete(db);
}

/** Every policy treats `staff` and `system` alike, so switching between them would only cost two statements. */
export const isSeeingAll = (db: Db): boolean => seeingAll.has(db);
