import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { ScheduleStatus } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';

export interface StoredPunch {
  readonly id: number;
  readonly kind: PunchKind;
  readonly at: string;
  readonly zone: string;
  readonly work_date: string;
}

/** The employee's own zone and client; keeps a second press of the same person waiting until this one is stored. */
export async function lockOwnRecord(
  db: Db,
  employeeId: number,
): Promise<{ zone: string; client_id: number } | undefined> {
  const { rows } = await sql<{ zone: string; client_id: number }>`
    select z.name as zone, e.client_id from employee e join timezone z on z.id = e.timezone_id
    where e.id = ${employeeId} and e.deleted_at is null for no key update of e`.execute(db);
  return rows[0];
}

export async function ownZone(db: Db, employeeId: number): Promise<string | undefined> {
  const { rows } = await sql<{ zone: string }>`
    select z.name as zone from employee e join timezone z on z.id = e.timezone_id
    where e.id = ${employeeId} and e.deleted_at is null`.execute(db);
  return rows[0]?.zone;
}

export async function lastPunch(db: Db, employeeId: number): Promise<StoredPunch | undefined> {
  const { rows } = await sql<StoredPunch>`
    select id, kind, at, zone, work_date::text as work_date from punch
    where employee_id = ${employeeId} order by at desc, id desc limit 1`.execute(db);
  return rows[0];
}

export async function plannedAround(
  db: Db,
  employeeId: number,
  at: string,
): Promise<{ work_date: string; starts_at: string; ends_at: string }[]> {
  const { rows } = await sql<{ work_date: string; starts_at: string; ends_at: string }>`
    select work_date::text as work_date, starts_at, ends_at from employee_schedule
    where employee_id = ${employeeId} and status <> 'cancelled'
      and starts_at < ${at}::timestamptz + interval '1 day' and ends_at > ${at}::timestamptz - interval '1 day'`.execute(
    db,
  );
  return rows;
}

export async function insertPunch(
  db: Db,
  punch: { employeeId: number; kind: PunchKind; at: string; zone: string; workDate: string },
): Promise<StoredPunch> {
  const { rows } = await sql<StoredPunch>`
    insert into punch (employee_id, kind, at, zone, work_date)
    values (${punch.employeeId}, ${punch.kind}, ${punch.at}::timestamptz, ${punch.zone}, ${punch.workDate}::date)
    returning id, kind, at, zone, work_date::text as work_date`.execute(db);
  const stored = rows[0];
  if (!stored) throw new Error('The punch was not stored.');
  return stored;
}

export interface OwnDayRow {
  readonly work_date: string;
  readonly shift: string | null;
  readonly zone: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly status: ScheduleStatus | null;
  readonly punches: { id: number; kind: PunchKind; at: string; zone: string }[];
}

/** Planned and worked days together, newest first. */
export async function ownDays(db: Db, employeeId: number, from: string, to: string): Promise<OwnDayRow[]> {
  const { rows } = await sql<OwnDayRow>`
    with worked as (
      select work_date, json_agg(json_build_object('id', id, 'kind', kind, 'at', at, 'zone', zone) order by at, id) as punches
      from counted_punches(${from}::date, ${to}::date) where employee_id = ${employeeId} group by work_date
    ), planned as (
      select d.work_date, s.name as shift, z.name as zone, d.starts_at, d.ends_at, d.status
      from employee_schedule d
      join shift s on s.id = d.shift_id
      join shift_version v on v.id = d.shift_version_id
      join timezone z on z.id = v.timezone_id
      where d.employee_id = ${employeeId} and d.work_date between ${from}::date and ${to}::date
    )
    select coalesce(p.work_date, w.work_date)::text as work_date, p.shift, p.zone, p.starts_at, p.ends_at, p.status,
      coalesce(w.punches, '[]') as punches
    from planned p full join worked w on w.work_date = p.work_date
    order by 1 desc`.execute(db);
  return rows;
}
