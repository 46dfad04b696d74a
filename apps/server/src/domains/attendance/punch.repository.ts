import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface StoredPunch {
  readonly id: number;
  readonly kind: PunchKind;
  readonly at: string;
  readonly zone: string;
  readonly work_date: string;
}

/** The employee's time zone and client. Locks the employee, so that a second press waits until this punch is stored. */
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
