import type { RoundingDirection, roundingSteps, ShiftKind } from '@muster/contract/domains/shifts/shifts.constants.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached } from '../teams/index.ts';
import { personNow } from './people-filters.repository.ts';

export interface StoredShift {
  readonly id: number;
  readonly name: string;
  readonly kind: ShiftKind;
  readonly client_id: number | null;
  readonly client_name: string | null;
  readonly timezone_id: number;
  readonly timezone: string;
  readonly active_from: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly total_minutes: number;
  readonly work_days: number[];
  readonly used_on_holidays: boolean;
  readonly used_on_restdays: boolean;
  readonly version: number;
  readonly people: number;
  /** Whether anybody of any company has or had it, also people whom the viewer may not see. */
  readonly is_used: boolean;
  /** A name of a rotation with the shift. */
  readonly rotation_name: string | null;
}

interface ShiftChoice {
  readonly id: number;
  readonly name: string;
  readonly client_id: number | null;
  readonly timezone_id: number;
  readonly timezone: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Every shift that can be assigned, by name; times are HH:MM in the shift's own zone. */
export async function shiftChoices(db: Db): Promise<ShiftChoice[]> {
  const { rows } = await sql<ShiftChoice>`
    select s.id, s.name, s.client_id, s.timezone_id, z.name as timezone, to_char(s.start_time, 'HH24:MI') as start_time,
      to_char(s.end_time, 'HH24:MI') as end_time
    from shift s join timezone z on z.id = s.timezone_id
    where s.deleted_at is null order by search_key(s.name), s.id`.execute(db);
  return rows;
}

const shiftColumns = (today: string) => sql`
  s.id, s.name, s.kind, s.client_id, c.legal_business_name as client_name, s.timezone_id, z.name as timezone,
  s.active_from::text as active_from, to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
  s.total_minutes, s.work_days, s.used_on_holidays, s.used_on_restdays, s.version,
  is_shift_used(s.id) as is_used,
  (select min(r.name) from rotation_day d join rotation r on r.id = d.rotation_id and r.deleted_at is null
    where d.shift_id = s.id) as rotation_name,
  (select count(*)::integer from employee_shift a join employee e on e.id = a.employee_id and e.deleted_at is null
    where a.shift_id = s.id and a.valid @> ${today}::date)
  + (select count(distinct a.employee_id)::integer from rotation_day d join employee_shift a on a.rotation_id = d.rotation_id
    join employee e on e.id = a.employee_id and e.deleted_at is null
    where d.shift_id = s.id and not d.is_off and a.valid @> ${today}::date) as people`;

export function listShifts(db: Db, question: TableQuery, today: string): Promise<TablePage<StoredShift>> {
  const from = sql`select ${shiftColumns(today)} from shift s
    join timezone z on z.id = s.timezone_id
    left join client c on c.id = s.client_id
    where s.deleted_at is null`;
  return readTable<StoredShift>(db, { strategy: 'small', from, columns, order: sql`search_key(t.name)` }, question);
}

const columns: Readonly<Record<string, SqlColumn>> = { client: { text: sql`t.client_name` } };

export async function findShift(db: Db, id: number, today: string): Promise<StoredShift | undefined> {
  const { rows } = await sql<StoredShift>`
    select ${shiftColumns(today)} from shift s
    join timezone z on z.id = s.timezone_id
    left join client c on c.id = s.client_id
    where s.id = ${id} and s.deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether the shift exists, without counting its employees. */
export async function hasShift(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from shift s where s.id = ${id} and s.deleted_at is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Locked until the transaction ends. */
export async function lockShift(db: Db, id: number, today: string): Promise<StoredShift | undefined> {
  await sql`select from shift where id = ${id} for no key update`.execute(db);
  return findShift(db, id, today);
}

/** How punches count. */
export interface StoredRules {
  readonly grace_minutes: number;
  readonly rounding_minutes: (typeof roundingSteps)[number];
  readonly rounding_direction: RoundingDirection;
  readonly meal_minutes: number;
  readonly meal_after_minutes: number;
}

export interface StoredVersion extends StoredRules {
  readonly id: number;
  readonly from: string;
  readonly to: string | null;
  readonly timezone_id: number;
  readonly timezone: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly total_minutes: number;
  readonly work_days: number[];
  readonly used_on_holidays: boolean;
  readonly used_on_restdays: boolean;
  readonly shift_breaks: {
    shift_break_type_id: number;
    name: string;
    is_paid: boolean;
    starts_after_minutes: number;
    minutes: number;
  }[];
  readonly shift_overtimes: {
    applies: 'before' | 'after' | 'restday' | 'holiday';
    minimum_minutes: number;
    rounding_minutes: number;
    needs_approval: boolean;
  }[];
}

/** Newest first. `to` is the last day of a version. */
export async function versionsOf(db: Db, shiftId: number): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select v.id, lower(v.valid)::text as "from", (upper(v.valid) - 1)::text as "to", v.timezone_id, z.name as timezone,
      to_char(v.start_time, 'HH24:MI') as start_time, to_char(v.end_time, 'HH24:MI') as end_time, v.total_minutes, v.work_days,
      v.used_on_holidays, v.used_on_restdays, v.grace_minutes, v.rounding_minutes, v.rounding_direction, v.meal_minutes,
      v.meal_after_minutes,
      (select coalesce(json_agg(json_build_object('shift_break_type_id', b.shift_break_type_id, 'name', t.name, 'is_paid', b.is_paid,
          'starts_after_minutes', b.starts_after_minutes, 'minutes', b.minutes) order by b.starts_after_minutes), '[]')
        from shift_break b join shift_break_type t on t.id = b.shift_break_type_id
        where b.shift_version_id = v.id) as shift_breaks,
      (select coalesce(json_agg(json_build_object('applies', o.applies, 'minimum_minutes', o.minimum_minutes,
          'rounding_minutes', o.rounding_minutes, 'needs_approval', o.needs_approval) order by o.id), '[]')
        from shift_overtime o where o.shift_version_id = v.id) as shift_overtimes
    from shift_version v join timezone z on z.id = v.timezone_id
    where v.shift_id = ${shiftId} order by lower(v.valid) desc`.execute(db);
  return rows;
}

export interface AssignedPerson {
  readonly id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly position: string;
  readonly client: string;
  readonly from: string;
  readonly to: string | null;
  readonly rest_days: number[] | null;
  /** The rotation that names the shift. */
  readonly rotation: string | null;
}

const mostShown = 200;

/** Employees of the shift on the day or later within reach, by name. */
export async function assignedTo(
  db: Db,
  { shiftId, reach, today }: { readonly shiftId: number; readonly reach: Reach; readonly today: string },
): Promise<AssignedPerson[]> {
  const { rows } = await sql<AssignedPerson>`
    select a.id, e.id as employee_id, e.name, e.position, c.legal_business_name as client, lower(a.valid)::text as "from",
      (upper(a.valid) - 1)::text as "to", a.rest_days, r.name as rotation
    from employee_shift a
    left join rotation r on r.id = a.rotation_id
    join employee e on e.id = a.employee_id and e.deleted_at is null
    join client c on c.id = e.client_id
    where (a.shift_id = ${shiftId}
        or a.rotation_id in (select d.rotation_id from rotation_day d where d.shift_id = ${shiftId} and not d.is_off))
      and (upper_inf(a.valid) or upper(a.valid) > ${today}::date)
      and ${isPersonReached(reach, personNow)}
    order by search_key(e.name), e.id limit ${mostShown}`.execute(db);
  return rows;
}
