import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { homeClientId, zoneIds } from '../../database/seed/known-ids.ts';
import { createUser } from './accounts.ts';

const draftText = {
  summary: 'Keep the books of a growing company.',
  duties: '- Enter invoices',
  requirements: '- Xero',
  benefits: '',
};

export const draftAnswers = {
  title: 'Bookkeeper',
  family: 'finance',
  headcount: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  timezone_id: zoneIds.manila,
};

interface HireDraftGaps extends Partial<Insertable<Database['hire_draft']>> {
  /** Default: by the author. */
  readonly isReviewed?: boolean;
}

/** Every question that has to be answered is, and the text is typed. */
export async function createHireDraft(
  db: Db,
  { isReviewed = false, ...columns }: HireDraftGaps = {},
): Promise<Selectable<Database['hire_draft']>> {
  const client_id = columns.client_id ?? homeClientId;
  const userId = columns.author_user_id ?? (await createUser(db, { roles: ['client-user'], clientId: client_id })).id;
  const at = '2026-03-02T01:00:00Z';
  return db
    .insertInto('hire_draft')
    .values({
      client_id,
      author_user_id: userId,
      updated_by_user_id: userId,
      ...{ question_set: 1, path: 'typed', created_at: at, updated_at: at },
      answers: JSON.stringify(draftAnswers),
      body: JSON.stringify(draftText),
      ...(isReviewed && { reviewed_by_user_id: userId, reviewed_at: at }),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
