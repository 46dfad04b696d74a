import type { Db } from '../../database/db.ts';

/** Active users after an id. */
export async function usersAfter(db: Db, after: number, most: number): Promise<number[]> {
  const users = db.selectFrom('app_user').select('id').where('id', '>', after);
  const active = users.where('status', '=', 'active').where('deleted_at', 'is', null);
  return (await active.orderBy('id').limit(most).execute()).map(({ id }) => id);
}
