import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { createOpenPosition } from './open-positions.ts';

/** The first version of a position, typed by hand and not reviewed. */
export async function createJobDescription(
  db: Db,
  columns: Partial<Insertable<Database['job_description']>> = {},
): Promise<Selectable<Database['job_description']>> {
  const record = {
    number: 1,
    summary: 'Keep the books of a growing company.',
    duties: '- Enter invoices',
    requirements: '- Xero',
    origin: 'typed',
    ...columns,
  };
  const position_id = record.position_id ?? (await createOpenPosition(db)).id;
  return db
    .insertInto('job_description')
    .values({ ...record, position_id })
    .returningAll()
    .executeTakeFirstOrThrow();
}
