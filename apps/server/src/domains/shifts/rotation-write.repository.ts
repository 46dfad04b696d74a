import type { RotationDay } from '@muster/contract/domains/shifts/rotation-week.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface RotationHead {
  readonly name: string;
  readonly clientId: number | null;
  readonly weeks: number;
}

export interface StoredRotationDay extends RotationDay {
  readonly isOff: boolean;
}

/** A shift that a pattern can name, with its latest times. */
export interface PatternShift {
  readonly id: number;
  readonly name: string;
  readonly client_id: number | null;
  readonly start: string;
  readonly minutes: number;
  readonly zone: string;
}

/**
 * Until the transaction ends none of them is removed or given to another client. Shared shifts can be locked only without row
 * security: for a lock, PostgreSQL asks whether the viewer may change the row.
 */
export async function holdShifts(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select from shift where id = any (${[...ids]}::integer[]) order by id for share`.execute(db);
}

export async function patternShifts(db: Db, ids: readonly number[]): Promise<PatternShift[]> {
  const { rows } = await sql<PatternShift>`
    select s.id, s.name, s.client_id, to_char(s.start_time, 'HH24:MI') as start, s.total_minutes as minutes, z.name as zone
    from shift s join timezone z on z.id = s.timezone_id
    where s.id = any (${[...ids]}::integer[]) and s.deleted_at is null order by s.id`.execute(db);
  return rows;
}

export async function clientExists(db: Db, clientId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from client c where c.id = ${clientId} and c.deleted_at is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function insertRotation(db: Db, head: RotationHead, days: readonly StoredRotationDay[]): Promise<number> {
  const { id } = await db
    .insertInto('rotation')
    .values({ name: head.name, client_id: head.clientId, weeks: head.weeks })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertDays(db, id, head.weeks, days);
  return id;
}

export async function renameRotation(db: Db, id: number, name: string): Promise<void> {
  await sql`update rotation set name = ${name}, version = version + 1, updated_at = now() where id = ${id}`.execute(db);
}

/** Of a rotation that nobody has or had. */
export async function rewriteRotation(
  db: Db,
  id: number,
  head: RotationHead,
  days: readonly StoredRotationDay[],
): Promise<void> {
  await db.deleteFrom('rotation_day').where('rotation_id', '=', id).execute();
  await sql`
    update rotation set name = ${head.name}, client_id = ${head.clientId}::integer, weeks = ${head.weeks}, version = version + 1,
      updated_at = now() where id = ${id}`.execute(db);
  await insertDays(db, id, head.weeks, days);
}

export async function markRotationDeleted(db: Db, id: number, now: string): Promise<void> {
  await sql`update rotation set deleted_at = ${now}, version = version + 1 where id = ${id}`.execute(db);
}

export interface DeletedRotation {
  readonly name: string;
  readonly client_id: number | null;
  readonly is_client_deleted: boolean;
  readonly shift_ids: readonly number[];
}

/** Locks and reads a rotation that was deleted at that time or later. */
export async function lockDeletedRotation(db: Db, id: number, since: string): Promise<DeletedRotation | undefined> {
  const { rows } = await sql<DeletedRotation>`
    select r.name, r.client_id,
      exists (select from client c where c.id = r.client_id and c.deleted_at is not null) as is_client_deleted,
      array(select distinct d.shift_id from rotation_day d where d.rotation_id = r.id) as shift_ids
    from rotation r where r.id = ${id} and r.deleted_at >= ${since} for no key update`.execute(db);
  return rows[0];
}

export async function restoreDeletedRotation(db: Db, id: number): Promise<void> {
  await sql`update rotation set deleted_at = null, version = version + 1 where id = ${id}`.execute(db);
}

async function insertDays(db: Db, id: number, weeks: number, days: readonly StoredRotationDay[]): Promise<void> {
  await db
    .insertInto('rotation_day')
    .values(
      days.map(({ week, weekday, shiftId, isOff }) => ({
        rotation_id: id,
        weeks,
        week,
        weekday,
        shift_id: shiftId,
        is_off: isOff,
      })),
    )
    .execute();
}
