import { leaveDayMinutes } from '@muster/contract/constants.ts';
import type { WordedLeave } from '@muster/contract/domains/leave/leave-part-words.rules.ts';
import { leaveStepMinutes } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { daysColumn } from './leave-requests.repository.ts';

/** Days that a request holds and on which the person worked in the time of the leave. */
export async function workedDays(db: Db, requestId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select d.work_date::text as day from leave_request_day d
    join attendance_day a on a.employee_id = d.employee_id and a.work_date = d.work_date and a.first_in is not null
    where d.request_id = ${requestId} and d.state = 'held' and (d.part = 'full'
      or a.worked_minutes >= a.planned_minutes - round(a.planned_minutes * d.minutes / ${leaveDayMinutes}::numeric) + ${leaveStepMinutes}::integer)
    order by d.work_date`.execute(db);
  return rows.map(({ day }) => day);
}

/** Whether payroll has closed one of these days. */
export async function areDaysLocked(db: Db, employeeId: number, days: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select exists (select from attendance_lock l, unnest(${[...days]}::date[]) as d (day)
      where l.employee_id = ${employeeId} and l.days @> d.day) as are`.execute(db);
  return rows[0]?.are === true;
}

export async function employeesOfRequests(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from leave_request where id = any (${[...ids]}::integer[]) order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

interface WaitingLeave extends WordedLeave {
  readonly id: number;
  readonly employee_id: number;
}

/** Those that wait for a decision. */
export async function waitingLeave(db: Db, ids: readonly number[]): Promise<WaitingLeave[]> {
  const { rows } = await sql<WaitingLeave>`
    select r.id, r.employee_id, r.first_day::text as first_day, r.last_day::text as last_day, ${daysColumn} as days
    from leave_request r
    where r.id = any (${[...ids]}::integer[]) and r.state = 'requested'`.execute(db);
  return rows;
}
