import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached } from '../teams/index.ts';
import { personNow } from './people-filters.repository.ts';

export interface StoredRotation {
  readonly id: number;
  readonly name: string;
  readonly client_id: number | null;
  readonly client_name: string | null;
  readonly weeks: number;
  readonly shifts: readonly string[];
  readonly people: number;
  /** Whether anybody of any company has or had it, also people whom the viewer may not see. */
  readonly is_used: boolean;
  readonly version: number;
}

const rotationColumns = (today: string) => sql`
  r.id, r.name, r.client_id, c.legal_business_name as client_name, r.weeks, r.version,
  array(select s.name from rotation_day d join shift s on s.id = d.shift_id
    where d.rotation_id = r.id and not d.is_off group by s.id, s.name order by min(d.week * 7 + d.weekday)) as shifts,
  is_rotation_used(r.id) as is_used,
  (select count(*)::integer from employee_shift a join employee e on e.id = a.employee_id and e.deleted_at is null
    where a.rotation_id = r.id and a.valid @> ${today}::date) as people`;

export function listRotations(db: Db, question: TableQuery, today: string): Promise<TablePage<StoredRotation>> {
  const from = sql`select ${rotationColumns(today)} from rotation r
    left join client c on c.id = r.client_id
    where r.deleted_at is null`;
  return readTable<StoredRotation>(db, { strategy: 'small', from, columns, order: sql`search_key(t.name)` }, question);
}

const columns: Readonly<Record<string, SqlColumn>> = {
  client: { text: sql`t.client_name` },
  shifts: { text: sql`array_to_string(t.shifts, ' ')` },
};

export async function findRotation(db: Db, id: number, today: string): Promise<StoredRotation | undefined> {
  const { rows } = await sql<StoredRotation>`
    select ${rotationColumns(today)} from rotation r
    left join client c on c.id = r.client_id
    where r.id = ${id} and r.deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether the rotation exists, without counting its employees. */
export async function hasRotation(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from rotation r where r.id = ${id} and r.deleted_at is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Locked until the transaction ends. */
export async function lockRotation(db: Db, id: number, today: string): Promise<StoredRotation | undefined> {
  await sql`select from rotation where id = ${id} for update`.execute(db);
  return findRotation(db, id, today);
}

export interface StoredPatternDay {
  readonly week: number;
  readonly weekday: number;
  readonly shift: { readonly id: number; readonly name: string };
  readonly start_time: string;
  readonly end_time: string;
  readonly timezone: string;
}

/** The worked days of the pattern with the latest times of their shifts, in order. */
export async function patternOf(db: Db, rotationId: number): Promise<StoredPatternDay[]> {
  const { rows } = await sql<StoredPatternDay>`
    select d.week, d.weekday, json_build_object('id', s.id, 'name', s.name) as shift,
      to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time, z.name as timezone
    from rotation_day d join shift s on s.id = d.shift_id join timezone z on z.id = s.timezone_id
    where d.rotation_id = ${rotationId} and not d.is_off order by d.week, d.weekday`.execute(db);
  return rows;
}

export interface RotationPerson {
  readonly id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly position: string;
  readonly client: string;
  readonly from: string;
  readonly to: string | null;
  readonly starts_on: string;
}

const mostShown = 200;

/** Employees of the rotation on the day or later within reach, by name. */
export async function peopleOfRotation(
  db: Db,
  { rotationId, reach, today }: { readonly rotationId: number; readonly reach: Reach; readonly today: string },
): Promise<RotationPerson[]> {
  const { rows } = await sql<RotationPerson>`
    select a.id, e.id as employee_id, e.name, e.position, c.legal_business_name as client, lower(a.valid)::text as "from",
      (upper(a.valid) - 1)::text as "to", a.rotation_starts_on::text as starts_on
    from employee_shift a
    join employee e on e.id = a.employee_id and e.deleted_at is null
    join client c on c.id = e.client_id
    where a.rotation_id = ${rotationId} and (upper_inf(a.valid) or upper(a.valid) > ${today}::date)
      and ${isPersonReached(reach, personNow)}
    order by search_key(e.name), e.id limit ${mostShown}`.execute(db);
  return rows;
}
