import type { HoursRule } from '@muster/contract/domains/clients/hours-rule.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export async function hoursRuleOf(db: Db, clientId: number): Promise<HoursRule> {
  const { rows } = await sql<HoursRule>`
    select weekly_hours from client_hours_rule where client_id = ${clientId}`.execute(db);
  return rows[0] ?? { weekly_hours: null };
}

export async function storeHoursRule(db: Db, clientId: number, { weekly_hours: hours }: HoursRule): Promise<void> {
  if (hours === null) {
    await db.deleteFrom('client_hours_rule').where('client_id', '=', clientId).execute();
    return;
  }
  await sql`
    insert into client_hours_rule (client_id, weekly_hours) values (${clientId}, ${hours})
    on conflict (client_id) do update set weekly_hours = excluded.weekly_hours, updated_at = now()`.execute(db);
}
