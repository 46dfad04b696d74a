import type { ShiftTerms } from '@muster/contract/domains/shifts/shifts.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Ids in a request that do not exist. */
export interface ShiftReferences {
  readonly client: boolean;
  readonly timezone: boolean;
  readonly breakType: boolean;
}

export async function findShiftProblems(
  db: Db,
  references: { clientId: number | null; timezoneId: number; breakTypeIds: readonly number[] },
): Promise<ShiftReferences> {
  const { rows } = await sql<ShiftReferences>`
    select
      ${references.clientId}::integer is not null
        and not exists (select from client where id = ${references.clientId} and deleted_at is null) as client,
      not exists (select from timezone where id = ${references.timezoneId}) as timezone,
      exists (select from unnest(${[...references.breakTypeIds]}::integer[]) wanted (id)
        where not exists (select from shift_break_type t where t.id = wanted.id)) as "breakType"`.execute(db);
  const found = rows[0];
  if (!found) throw new Error('The references of the shift were not checked.');
  return found;
}

export interface ShiftHead {
  readonly name: string;
  readonly kind: string;
  readonly clientId: number | null;
}

/** The shift with its first version, which the database starts on the same day. */
export async function insertShift(
  db: Db,
  given: { head: ShiftHead; terms: ShiftTerms; totalMinutes: number; activeFrom: string },
): Promise<number> {
  const { head, terms } = given;
  const { id } = await db
    .insertInto('shift')
    .values({
      name: head.name,
      kind: head.kind,
      client_id: head.clientId,
      active_from: given.activeFrom,
      ...termColumns(terms, given.totalMinutes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await db
    .selectFrom('shift_version')
    .select('id')
    .where('shift_id', '=', id)
    .executeTakeFirstOrThrow();
  await writeParts(db, version.id, terms);
  return id;
}

/** The row that lists show: the terms of the latest version. */
export async function updateShift(
  db: Db,
  id: number,
  given: { head: ShiftHead; terms: ShiftTerms; totalMinutes: number },
): Promise<void> {
  await db
    .updateTable('shift')
    .set((eb) => ({
      name: given.head.name,
      kind: given.head.kind,
      client_id: given.head.clientId,
      ...termColumns(given.terms, given.totalMinutes),
      version: eb('version', '+', 1),
      updated_at: sql`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

/** Changes the terms of a version that nobody has worked under yet. */
export async function correctVersion(
  db: Db,
  versionId: number,
  terms: ShiftTerms,
  totalMinutes: number,
): Promise<void> {
  await db.updateTable('shift_version').set(termColumns(terms, totalMinutes)).where('id', '=', versionId).execute();
  await db.deleteFrom('shift_break').where('shift_version_id', '=', versionId).execute();
  await db.deleteFrom('shift_overtime').where('shift_version_id', '=', versionId).execute();
  await writeParts(db, versionId, terms);
}

/** Ends the latest version the day before and starts the next. */
export async function beginVersion(
  db: Db,
  given: { shiftId: number; from: string; terms: ShiftTerms; totalMinutes: number; userId: number },
): Promise<void> {
  await sql`
    update shift_version set valid = daterange(lower(valid), ${given.from}::date)
    where shift_id = ${given.shiftId} and valid @> ${given.from}::date`.execute(db);
  const version = await db
    .insertInto('shift_version')
    .values({
      shift_id: given.shiftId,
      valid: `[${given.from},)`,
      created_by_user_id: given.userId,
      ...termColumns(given.terms, given.totalMinutes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(db, version.id, given.terms);
}

/** @throws Error if row security hides the shift, or it is deleted already */
export async function markShiftDeleted(db: Db, id: number, now: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update shift set deleted_at = ${now}, version = version + 1 where id = ${id} and deleted_at is null`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`Shift ${id} was not deleted.`);
}

export interface DeletedShift {
  readonly name: string;
  readonly client_id: number | null;
  readonly is_client_deleted: boolean;
}

/** Locks and reads a shift that was deleted at that time or later. */
export async function lockDeletedShift(db: Db, id: number, since: string): Promise<DeletedShift | undefined> {
  const { rows } = await sql<DeletedShift>`
    select s.name, s.client_id,
      exists (select from client c where c.id = s.client_id and c.deleted_at is not null) as is_client_deleted
    from shift s where s.id = ${id} and s.deleted_at >= ${since} for no key update`.execute(db);
  return rows[0];
}

export async function restoreDeletedShift(db: Db, id: number): Promise<void> {
  await sql`update shift set deleted_at = null, version = version + 1 where id = ${id}`.execute(db);
}

function termColumns(terms: ShiftTerms, total_minutes: number) {
  return {
    timezone_id: terms.timezone_id,
    start_time: terms.start_time,
    end_time: terms.end_time,
    total_minutes,
    work_days: terms.work_days,
    used_on_holidays: terms.used_on_holidays,
    used_on_restdays: terms.used_on_restdays,
  };
}

/** Lists do not show them, so only the versions have them. */
function ruleColumns(terms: Omit<ShiftTerms, 'shift_breaks' | 'shift_overtimes'>) {
  return {
    grace_minutes: terms.grace_minutes,
    rounding_minutes: terms.rounding_minutes,
    rounding_direction: terms.rounding_direction,
    meal_minutes: terms.meal_minutes,
    meal_after_minutes: terms.meal_after_minutes,
  };
}

/** Whether a break is paid depends on its type on the day it is stored. */
async function writeParts(
  db: Db,
  versionId: number,
  { shift_breaks, shift_overtimes, ...terms }: ShiftTerms,
): Promise<void> {
  await db.updateTable('shift_version').set(ruleColumns(terms)).where('id', '=', versionId).execute();
  await sql`
    insert into shift_break (shift_version_id, shift_break_type_id, starts_after_minutes, minutes, is_paid, position)
    select ${versionId}, t.id, b.starts_after_minutes, b.minutes, t.is_paid, row_number() over (order by b.starts_after_minutes)
    from json_to_recordset(${JSON.stringify(shift_breaks)}::json)
      b (shift_break_type_id integer, starts_after_minutes integer, minutes integer)
    join shift_break_type t on t.id = b.shift_break_type_id`.execute(db);
  if (shift_overtimes.length === 0) return;
  await db
    .insertInto('shift_overtime')
    .values(shift_overtimes.map((overtime) => ({ shift_version_id: versionId, ...overtime })))
    .execute();
}
