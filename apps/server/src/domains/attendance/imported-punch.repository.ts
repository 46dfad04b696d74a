import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { Micros } from '@muster/contract/domains/attendance/day-facts.ts';
import type { NearbyShift, StoredPunch } from '@muster/contract/domains/attendance/punch-sequence.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What decides where imported punches of an employee belong. */
export interface PunchSurroundings {
  readonly employeeId: number;
  readonly stored: readonly StoredPunch[];
  readonly planned: readonly NearbyShift[];
  /** Days that are locked, both included. */
  readonly locks: readonly { readonly first: string; readonly last: string }[];
  /** Days of employment, both included; null: open. */
  readonly employed: readonly { readonly first: string; readonly last: string | null }[];
}

/** Of employees, some days around the instants. */
export async function punchSurroundings(
  db: Db,
  employeeIds: readonly number[],
  { first, last }: { readonly first: string; readonly last: string },
): Promise<PunchSurroundings[]> {
  const { rows } = await sql<PunchSurroundings>`
    with asked as (
      select id from unnest(${[...employeeIds]}::integer[]) as given (id)
    ), around as (
      select (${first}::timestamptz at time zone 'UTC')::date - 4 as first_day, (${last}::timestamptz at time zone 'UTC')::date + 4 as last_day
    )
    select asked.id as "employeeId",
      (select coalesce(json_agg(json_build_object('kind', p.kind, 'at', (extract(epoch from p.at) * 1000000)::bigint,
          'workDate', p.work_date) order by p.at, p.id), '[]')
        from punch p where p.employee_id = asked.id and p.correction_id is null
          and p.at between ${first}::timestamptz - interval '2 days' and ${last}::timestamptz + interval '2 days') as stored,
      (select coalesce(json_agg(json_build_object('workDate', s.work_date, 'startsAt', (extract(epoch from s.starts_at) * 1000000)::bigint,
          'endsAt', (extract(epoch from s.ends_at) * 1000000)::bigint, 'zone', z.name, 'isWorked', s.status in ('scheduled', 'swapped'))), '[]')
        from employee_schedule s join shift_version v on v.id = s.shift_version_id join timezone z on z.id = v.timezone_id
        where s.employee_id = asked.id and s.status <> 'cancelled' and s.work_date between around.first_day and around.last_day) as planned,
      (select coalesce(json_agg(json_build_object('first', lower(l.days), 'last', upper(l.days) - 1)), '[]')
        from attendance_lock l where l.employee_id = asked.id and l.days && daterange(around.first_day, around.last_day, '[]')) as locks,
      (select coalesce(json_agg(json_build_object('first', a.start_date, 'last', a.end_date)), '[]')
        from employee_active_date a where a.employee_id = asked.id) as employed
    from asked cross join around`.execute(db);
  return rows;
}

export interface ImportedPunch {
  readonly employeeId: number;
  readonly kind: PunchKind;
  readonly at: Micros;
  readonly zone: string;
  readonly workDate: string;
  readonly device: string | null;
}

/** Punches that are stored already stay as they are. */
export async function insertImportedPunches(db: Db, punches: readonly ImportedPunch[]): Promise<void> {
  await sql`
    with given as materialized (
      select g."employeeId" as employee_id, g.kind, timestamptz 'epoch' + g.at * interval '1 microsecond' as at, g.zone,
        g."workDate" as work_date, g.device
      from json_to_recordset(${JSON.stringify(punches)}::json)
        as g ("employeeId" integer, kind text, at bigint, zone text, "workDate" date, device text)
    ), stored as (
      insert into punch (employee_id, kind, at, zone, work_date, source)
      select employee_id, kind, at, zone, work_date, 'biometric' from given
      on conflict (employee_id, at, kind) where correction_id is null do nothing
      returning id, employee_id, kind, at
    )
    insert into punch_origin (punch_id, device)
    select distinct on (s.id) s.id, g.device
    from stored s join given g on g.employee_id = s.employee_id and g.kind = s.kind and g.at = s.at
    where g.device is not null
    order by s.id`.execute(db);
}
