import type { ListSettings } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export type KeptSettings = Omit<ListSettings, 'list'>;

const columns = ['column_order', 'hidden_columns', 'widths', 'density'] as const;

export async function settingsOf(db: Db, userId: number, list: string): Promise<KeptSettings | undefined> {
  const row = await db
    .selectFrom('list_setting')
    .select(columns)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row as KeptSettings | undefined;
}

export async function keepSettings(db: Db, userId: number, { list, ...given }: ListSettings): Promise<void> {
  const settings = { ...given, widths: JSON.stringify(given.widths), updated_at: sql<string>`now()` };
  await db
    .insertInto('list_setting')
    .values({ user_id: userId, list, ...settings })
    .onConflict((taken) => taken.columns(['user_id', 'list']).doUpdateSet(settings))
    .execute();
}
