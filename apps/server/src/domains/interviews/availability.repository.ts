import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SmallSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import type { ListedAvailability, StoredAvailability } from './stored-availability.ts';

const source: SmallSource = {
  strategy: 'small',
  from: sql`
    select a.id, a.uuid::text as uuid, u.name, c.legal_business_name as client, z.name as timezone, a.updated_at,
      (select coalesce(sum(h.end_minute - h.start_minute), 0)::integer
       from availability_hours h where h.availability_id = a.id) as weekly_minutes
    from availability a
    join app_user u on u.id = a.user_id and u.deleted_at is null and u.client_id is not null
    join timezone z on z.id = a.timezone_id
    left join client c on c.id = u.client_id`,
  order: sql`search_key(t.name), t.id`,
  columns: {},
};

/** By name. Row security leaves a client its own people. */
export function readAvailabilityPage(db: Db, question: TableQuery): Promise<TablePage<ListedAvailability>> {
  return readTable<ListedAvailability>(db, source, question);
}

/** Whose availability, and from which time on. Earlier overrides and busy times are not read. */
interface WantedAvailabilities {
  readonly firstDay: string;
  readonly ids?: readonly number[];
  readonly uuid?: string;
  readonly userIds?: readonly number[];
}

/** Of users of a client. Hours and days are in order. */
export async function readAvailabilities(
  db: Db,
  { firstDay, ids, uuid, userIds }: WantedAvailabilities,
): Promise<StoredAvailability[]> {
  const { rows } = await sql<StoredAvailability>`
    select a.id, a.uuid::text as uuid, a.user_id, u.name, c.legal_business_name as client, a.version, a.notice_hours, a.buffer_minutes,
      a.updated_at, json_build_object('id', z.id, 'name', z.name) as timezone,
      (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'start_minute', h.start_minute, 'end_minute', h.end_minute)
         order by h.weekday, h.start_minute), '[]')
       from availability_hours h where h.availability_id = a.id) as weekly,
      (select coalesce(json_agg(json_build_object('day', d.day, 'note', d.note, 'hours', (
           select coalesce(json_agg(json_build_object('start_minute', h.start_minute, 'end_minute', h.end_minute)
             order by h.start_minute), '[]')
           from availability_day_hours h where h.day_id = d.id)) order by d.day), '[]')
       from availability_day d where d.availability_id = a.id and d.day >= ${firstDay}::date) as days,
      (select coalesce(json_agg(json_build_object('starts_at', b.starts_at, 'ends_at', b.ends_at) order by b.starts_at), '[]')
       from availability_busy b where b.availability_id = a.id and b.ends_at >= ${firstDay}::date) as busy
    from availability a
    join app_user u on u.id = a.user_id and u.deleted_at is null and u.client_id is not null
    join timezone z on z.id = a.timezone_id
    left join client c on c.id = u.client_id
    where a.id = any (${ids ? [...ids] : null}::integer[]) or a.uuid = ${uuid ?? null}::uuid
      or a.user_id = any (${userIds ? [...userIds] : null}::integer[])`.execute(db);
  return rows;
}

export async function lockAvailabilityOf(
  db: Db,
  userId: number,
): Promise<{ readonly id: number; readonly version: number } | undefined> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from availability where user_id = ${userId} for update`.execute(db);
  return rows[0];
}

/** The zone to begin with: that of the user's own settings, else that of the provider. */
export async function zoneToBeginWith(
  db: Db,
  userId: number,
  homeZone: string,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select z.id, z.name from timezone z left join app_user u on u.id = ${userId}
    where z.id = u.timezone_id or z.name = ${homeZone}
    order by (z.id = u.timezone_id) desc nulls last limit 1`.execute(db);
  return rows[0];
}
