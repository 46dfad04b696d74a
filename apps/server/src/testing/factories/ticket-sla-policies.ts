import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

/** Around the clock in Manila, unless given; due in 4 and 24 hours. */
export async function createTicketSlaPolicy(
  db: Db,
  columns: Partial<Insertable<Database['ticket_sla_policy']>> = {},
  window: Partial<Insertable<Database['ticket_sla_window']>> = {},
): Promise<Selectable<Database['ticket_sla_policy']>> {
  const zone = await db.selectFrom('timezone').select('id').where('name', '=', 'Asia/Manila').executeTakeFirstOrThrow();
  const record = { name: `SLA policy ${nextNumber()}`, timezone_id: zone.id, approval_minutes: 60, ...columns };
  const policy = await db.insertInto('ticket_sla_policy').values(record).returningAll().executeTakeFirstOrThrow();
  const hours = { sequence: 1, days: [1, 2, 3, 4, 5, 6, 7], from_time: '00:00', to_time: '00:00', ...window };
  await db
    .insertInto('ticket_sla_window')
    .values({ ...hours, policy_id: policy.id })
    .execute();
  const targets = [1, 2, 3, 4].map((priority) => ({
    ...{ policy_id: policy.id, priority },
    ...{ first_response_minutes: 240, resolution_minutes: 1440 },
  }));
  await db.insertInto('ticket_sla_target').values(targets).execute();
  return policy;
}
