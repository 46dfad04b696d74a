import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export function createCandidate(
  db: Db,
  columns: Partial<Insertable<Database['candidate']>> = {},
): Promise<Selectable<Database['candidate']>> {
  const record = { name: `Candidate ${nextNumber()}`, ...columns };
  return db.insertInto('candidate').values(record).returningAll().executeTakeFirstOrThrow();
}
