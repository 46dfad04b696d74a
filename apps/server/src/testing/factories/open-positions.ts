import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { currencyIds, homeClientId, zoneIds } from '../../database/seed/known-ids.ts';
import { nextNumber } from './numbers.ts';

/** With a budget and its first status. */
export async function createOpenPosition(
  db: Db,
  columns: Partial<Insertable<Database['open_position']>> = {},
): Promise<Selectable<Database['open_position']>> {
  const record = {
    client_id: homeClientId,
    title: `Position ${nextNumber()}`,
    headcount: 2,
    employment_type: 'full-time',
    work_location: 'wfh',
    timezone_id: zoneIds.manila,
    ...columns,
  };
  const position = await db.insertInto('open_position').values(record).returningAll().executeTakeFirstOrThrow();
  const { id: position_id, status, status_since: since } = position;
  const budget = { position_id, currency_id: currencyIds.aud, least_cents: 123_400, most_cents: 234_500 };
  await db.insertInto('open_position_budget').values(budget).execute();
  await db.insertInto('open_position_status').values({ position_id, status, since }).execute();
  return position;
}

/** The client user sees these positions of the company, and no other. */
export async function choosePositions(db: Db, userId: number, positionIds: readonly number[]): Promise<void> {
  await db.updateTable('app_user').set({ has_chosen_positions: true }).where('id', '=', userId).execute();
  for (const position_id of positionIds)
    await db.insertInto('client_user_position').values({ user_id: userId, position_id }).execute();
}
