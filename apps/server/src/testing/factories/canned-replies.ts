import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export function createCannedReply(
  db: Db,
  columns: Partial<Insertable<Database['canned_reply']>> = {},
): Promise<Selectable<Database['canned_reply']>> {
  const record = { name: `Canned reply ${nextNumber()}`, body: 'Thank you, {requester}.', ...columns };
  return db.insertInto('canned_reply').values(record).returningAll().executeTakeFirstOrThrow();
}
