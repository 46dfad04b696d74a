import type { Db } from '../../database/db.ts';

/** Links given to the user or to one of the user's roles. */
export async function listLinksOf(db: Db, userId: number) {
  return db
    .selectFrom('login_link')
    .select(['id', 'label', 'url'])
    .where((row) =>
      row.or([
        row('user_id', '=', userId),
        row('role_id', 'in', (query) => query.selectFrom('user_role').select('role_id').where('user_id', '=', userId)),
      ]),
    )
    .orderBy('label')
    .orderBy('id')
    .execute();
}
