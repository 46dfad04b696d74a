import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const columns = ['id', 'list', 'name', 'query', 'hidden_columns', 'column_order', 'is_default', 'version'] as const;

export async function savedViewsOf(db: Db, userId: number, list: string): Promise<SavedView[]> {
  return db
    .selectFrom('saved_view')
    .select(columns)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`search_key(name)`)
    .orderBy('id')
    .execute();
}

/** Locked until the transaction ends; undefined also for another user's view. */
export async function lockSavedView(db: Db, userId: number, id: number): Promise<SavedView | undefined> {
  return db
    .selectFrom('saved_view')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

type Content = Pick<SavedView, 'name' | 'query' | 'hidden_columns' | 'column_order' | 'is_default'>;

export async function insertSavedView(
  db: Db,
  userId: number,
  view: Content & { readonly list: string },
): Promise<SavedView> {
  return db
    .insertInto('saved_view')
    .values({ user_id: userId, ...view })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateSavedView(db: Db, id: number, change: Partial<Content>): Promise<SavedView> {
  return db
    .updateTable('saved_view')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Unsets the list's default, so that another one can be set. */
export async function takeDefaultAway(db: Db, userId: number, list: string): Promise<void> {
  await db
    .updateTable('saved_view')
    .set((row) => ({ is_default: false, version: row('version', '+', 1), updated_at: sql`now()` }))
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteSavedView(db: Db, id: number): Promise<void> {
  await db.deleteFrom('saved_view').where('id', '=', id).execute();
}
