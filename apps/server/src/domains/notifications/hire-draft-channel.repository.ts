import type { Db } from '../../database/db.ts';

const uuidText = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether the viewer sees the draft, by row security. */
export async function isOpenHireDraft(db: Db, uuid: string): Promise<boolean> {
  if (!uuidText.test(uuid)) return false;
  const draft = await db
    .selectFrom('hire_draft')
    .select('id')
    .where('uuid', '=', uuid)
    .where('position_id', 'is', null)
    .executeTakeFirst();
  return draft !== undefined;
}
