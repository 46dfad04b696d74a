import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Filling the list for five hundred employees takes longer than a request's statement may, on a busy machine. */
export async function allowLongStatements(db: Db): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db);
}
