import type { OvertimeState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OvertimeOccasion } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { clientOfDay } from './client-of-day.repository.ts';
import type { DaySpan } from './day-facts.repository.ts';
import { isOvertimeReached, overtimePerson } from './overtime-list.repository.ts';

export interface OvertimeKey {
  readonly employee_id: number;
  readonly work_date: string;
  readonly occasion: OvertimeOccasion;
}

export interface WantedOvertime extends OvertimeKey {
  readonly minutes: number;
}

export interface RequestedOvertime extends WantedOvertime {
  readonly id: number;
  readonly state: OvertimeState;
}

export async function requestsBetween(db: Db, { employeeIds, first, last }: DaySpan): Promise<RequestedOvertime[]> {
  const { rows } = await sql<RequestedOvertime>`
    select id, employee_id, work_date::text as work_date, occasion, minutes, state from overtime_request
    where employee_id = any (${[...employeeIds]}::integer[]) and work_date between ${first}::date and ${last}::date`.execute(
    db,
  );
  return rows;
}

export interface AskedOvertime extends WantedOvertime {
  readonly id: number;
  readonly version: number;
  readonly client_id: number;
}

/** Stores these as waiting. */
export async function storeRequests(
  db: Db,
  requests: readonly WantedOvertime[],
  now: string,
): Promise<AskedOvertime[]> {
  const { rows } = await sql<AskedOvertime>`
    insert into overtime_request as r (employee_id, work_date, occasion, minutes, created_at)
    select n.employee_id, n.work_date, n.occasion, n.minutes, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(requests)}::json) as n (employee_id integer, work_date date, occasion text, minutes integer)
    order by n.employee_id, n.work_date, n.occasion
    on conflict on constraint overtime_request_unique do update set minutes = excluded.minutes, state = 'requested',
      version = r.version + 1, created_at = case r.state when 'requested' then r.created_at else excluded.created_at end
    returning r.id, r.version, r.employee_id, r.work_date::text as work_date, r.occasion, r.minutes,
      (select ${clientOfDay(sql`r.work_date`)} from employee e where e.id = r.employee_id) as client_id`.execute(db);
  return rows;
}

export async function withdrawRequests(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update overtime_request set state = 'withdrawn', version = version + 1 where id = any (${[...ids]}::integer[])`.execute(
    db,
  );
}

export interface StoredOvertime extends WantedOvertime {
  readonly id: number;
  readonly version: number;
  readonly state: OvertimeState;
  readonly client_id: number;
  readonly name: string;
}

/** Those within reach, locked until the transaction ends, after their employees: settling locks them in this order too. */
export async function lockRequests(db: Db, ids: readonly number[], reach: SubjectReach): Promise<StoredOvertime[]> {
  const isChosen = sql`id = any (${[...ids]}::integer[])`;
  await sql`
    select from employee where id in (select employee_id from overtime_request where ${isChosen}) order by id for no key update`.execute(
    db,
  );
  await sql`select from overtime_request where ${isChosen} order by id for update`.execute(db);
  const { rows } = await sql<StoredOvertime>`
    select r.id, r.version, r.state, r.employee_id, r.work_date::text as work_date, r.occasion, r.minutes, e.name,
      ${overtimePerson.client} as client_id
    from overtime_request r
    join employee e on e.id = r.employee_id and e.deleted_at is null
    left join attendance_day d on d.employee_id = r.employee_id and d.work_date = r.work_date
    where r.id = any (${[...ids]}::integer[]) and ${isOvertimeReached(reach)}
    order by search_key(e.name), r.work_date, r.id`.execute(db);
  return rows;
}

/** What is approved counts with the next settling. */
export async function closeOvertime(
  db: Db,
  ids: readonly number[],
  state: Extract<OvertimeState, 'approved' | 'refused'>,
): Promise<void> {
  await sql`
    update overtime_request set state = ${state}, version = version + 1, decided_minutes = minutes,
      approved_minutes = case ${state} when 'approved' then minutes else least(approved_minutes, minutes) end
    where id = any (${[...ids]}::integer[]) and state = 'requested'`.execute(db);
}
