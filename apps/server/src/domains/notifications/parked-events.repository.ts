import type { ParkedEvent } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export async function parkedEvents(db: Db, most: number): Promise<ParkedEvent[]> {
  const { rows } = await sql<ParkedEvent>`
    select id, name, attempts, last_error as error, created_at, parked_at from event_outbox
    where parked_at is not null and delivered_at is null order by parked_at desc, id desc limit ${most}`.execute(db);
  return rows;
}

export async function countParkedEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from event_outbox where parked_at is not null and delivered_at is null`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
