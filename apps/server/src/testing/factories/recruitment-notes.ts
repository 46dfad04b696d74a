import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { createUser } from './accounts.ts';

type NoteGaps = Partial<Insertable<Database['recruitment_note']>>;

/** For all staff who recruit. `gaps` says what it is about. */
export async function createRecruitmentNote(db: Db, gaps: NoteGaps): Promise<Selectable<Database['recruitment_note']>> {
  const author_user_id = gaps.author_user_id ?? (await createUser(db, { roles: ['recruitment'] })).id;
  return await db
    .insertInto('recruitment_note')
    .values({
      visibility: 'staff',
      body: 'Asks for Xero.',
      author_name: 'Rita Cruz',
      created_at: '2026-03-01T00:00:00Z',
      ...gaps,
      author_user_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
