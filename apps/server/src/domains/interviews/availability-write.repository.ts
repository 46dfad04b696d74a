import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { AvailabilityColumns, StoredHours } from './stored-availability.ts';

/** Null where the user has one: somebody saved the first one at the same moment. */
export async function insertAvailability(
  db: Db,
  columns: AvailabilityColumns & { readonly user_id: number },
): Promise<number | null> {
  const row = await db
    .insertInto('availability')
    .values(columns)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Answers the new version. */
export async function updateAvailability(db: Db, id: number, columns: AvailabilityColumns): Promise<number> {
  const { version } = await db
    .updateTable('availability')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

interface AvailabilityParts {
  readonly weekly: readonly (StoredHours & { readonly weekday: number })[];
  readonly days: readonly {
    readonly day: string;
    readonly note: string | null;
    readonly hours: readonly StoredHours[];
  }[];
  readonly busy: readonly { readonly starts_at: string; readonly ends_at: string }[];
}

/** Instead of what was stored. */
export async function replaceParts(db: Db, id: number, { weekly, days, busy }: AvailabilityParts): Promise<void> {
  for (const table of ['availability_hours', 'availability_day', 'availability_busy'] as const)
    await db.deleteFrom(table).where('availability_id', '=', id).execute();
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, availability_id: id }));
  if (weekly.length > 0) await db.insertInto('availability_hours').values(own(weekly)).execute();
  if (busy.length > 0) await db.insertInto('availability_busy').values(own(busy)).execute();
  if (days.length === 0) return;
  await db
    .insertInto('availability_day')
    .values(own(days.map(({ day, note }) => ({ day, note }))))
    .execute();
  const hours = days.flatMap(({ day, hours: ofDay }) => ofDay.map((times) => ({ day, ...times })));
  await sql`
    insert into availability_day_hours (day_id, start_minute, end_minute)
    select d.id, h.start_minute, h.end_minute
    from json_to_recordset(${JSON.stringify(hours)}::json) as h (day date, start_minute integer, end_minute integer)
    join availability_day d on d.day = h.day and d.availability_id = ${id}`.execute(db);
}
