import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export async function employeeExists(db: Db, employeeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The company a client user belongs to, or the one an employee works for. */
export async function clientOf(db: Db, of: { readonly clientId: number | null; readonly employeeId: number | null }) {
  const query = db
    .selectFrom('client')
    .select(['client.id', 'legal_business_name'])
    .where('client.deleted_at', 'is', null);
  if (of.clientId !== null) return query.where('client.id', '=', of.clientId).executeTakeFirst();
  if (of.employeeId === null) return undefined;
  return query
    .innerJoin('employee', 'employee.client_id', 'client.id')
    .where('employee.id', '=', of.employeeId)
    .executeTakeFirst();
}

interface HeldShift {
  readonly shift_id: number;
}

/** The shift on a day, YYYY-MM-DD. Times as HH:MM; the employee's own rest days replace the shift's. */
export async function shiftOn(db: Db, employeeId: number, day: string) {
  return db
    .selectFrom(sql<HeldShift>`held_shifts(array[${employeeId}::integer], ${day}::date, ${day}::date)`.as('a'))
    .innerJoin('shift as s', 's.id', 'a.shift_id')
    .innerJoin('timezone as z', 'z.id', 's.timezone_id')
    .select([
      's.id',
      's.name',
      's.timezone_id',
      'z.name as timezone',
      sql<string>`to_char(s.start_time, 'HH24:MI')`.as('start_time'),
      sql<string>`to_char(s.end_time, 'HH24:MI')`.as('end_time'),
      sql<number[]>`array(select day from generate_series(1, 7) day
        where case when a.rest_days is null then day = any (s.work_days) else day <> all (a.rest_days) end order by day)`.as(
        'work_days',
      ),
    ])
    .executeTakeFirst();
}

/** The shift that began while the employee was missing: its day, its start in its own zone, whole minutes since. */
export async function missedStart(db: Db, employeeId: number, now: string) {
  const { rows } = await sql<{ shift_date: string; start_time: string; minutes_late: number }>`
    select d.work_date::text as shift_date, to_char(d.starts_at at time zone z.name, 'HH24:MI') as start_time,
      floor(extract(epoch from ${now}::timestamptz - d.starts_at) / 60)::integer as minutes_late
    from employee_schedule d
    join shift_version v on v.id = d.shift_version_id
    join timezone z on z.id = v.timezone_id
    where d.employee_id = ${employeeId} and d.status = 'scheduled'
      and d.starts_at <= ${now}::timestamptz - interval '1 minute' and d.ends_at > ${now}::timestamptz
      and not exists (select from punch p where p.employee_id = d.employee_id and p.work_date = d.work_date and p.kind = 'in')
    order by d.starts_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function timezoneName(db: Db, timezoneId: number): Promise<string | null> {
  const row = await db.selectFrom('timezone').select('name').where('id', '=', timezoneId).executeTakeFirst();
  return row?.name ?? null;
}

export async function impersonationEnd(db: Db, sessionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select('impersonation_ends_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.impersonation_ends_at ?? null;
}

/** The positions that were chosen for a client user. Empty for one who sees all of the company. */
export async function chosenPositions(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.position_id as id from client_user_position c join app_user u on u.id = c.user_id
    where c.user_id = ${userId} and u.has_chosen_positions order by c.position_id`.execute(db);
  return rows.map(({ id }) => id);
}
