import type { TimesheetDay, TimesheetStep } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { Period } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { BlockerKind } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { payFields } from '../attendance/index.ts';
import { isReached, type SheetRow, sheetsWhere } from './timesheet-list.repository.ts';
import type { SheetReach } from './timesheet-reach.ts';

/** A timesheet that is the viewer's own or within reach. */
export async function findSheet(db: Db, id: number, reach: SheetReach): Promise<SheetRow | undefined> {
  const { rows } = await sheetsWhere(
    sql`s.id = ${id} and (s.employee_id = ${reach.ownId}::integer or (${isReached(reach.others)}))`,
  ).execute(db);
  return rows[0];
}

/** Those of the timesheets that are the viewer's own or within reach, by name. Give `period` if all belong to it. */
export async function sheetsById(
  db: Db,
  ids: readonly number[],
  reach: SheetReach,
  period: Period | null,
): Promise<SheetRow[]> {
  const isAllowed = sql`s.id = any (${[...ids]}::integer[]) and (s.employee_id = ${reach.ownId}::integer or (${isReached(reach.others)}))`;
  const { rows } = await sql<SheetRow>`${sheetsWhere(isAllowed, period)} order by search_key(e.name), s.id`.execute(db);
  return rows;
}

/** Newest first. */
export async function sheetsOfEmployee(db: Db, employeeId: number, most: number): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    ${sheetsWhere(sql`s.employee_id = ${employeeId}`)} order by s.first_day desc limit ${most}`.execute(db);
  return rows;
}

/** The latest open ones, oldest first, without their totals. */
export async function openSheets(
  db: Db,
  employeeId: number,
  most: number,
): Promise<{ readonly id: number; readonly first_day: string; readonly last_day: string }[]> {
  const { rows } = await sql<{ id: number; first_day: string; last_day: string }>`
    select s.id, s.first_day::text as first_day, s.last_day::text as last_day from (
      select id, first_day, last_day, state from timesheet where employee_id = ${employeeId} order by first_day desc limit ${most}
    ) s where s.state = 'open' order by s.first_day`.execute(db);
  return rows;
}

interface OpenSheet {
  readonly user_id: number;
  readonly id: number;
  readonly last_day: string;
  /** Later timesheets of the person. */
  readonly newer: number;
}

/** Open timesheets of users. */
export async function openSheetsOfUsers(db: Db, userIds: readonly number[]): Promise<OpenSheet[]> {
  const { rows } = await sql<OpenSheet>`
    select u.id as user_id, s.id, s.last_day::text as last_day,
      (select count(*)::integer from timesheet n where n.employee_id = s.employee_id and n.first_day > s.first_day) as newer
    from app_user u join timesheet s on s.employee_id = u.employee_id and s.state = 'open'
    where u.id = any (${[...userIds]}::integer[])`.execute(db);
  return rows;
}

/** The state of a timesheet of the employee, and when it left `open` last. */
export async function ownSheetState(
  db: Db,
  employeeId: number,
  id: number,
): Promise<{ readonly state: string; readonly submitted_at: string | null } | undefined> {
  const { rows } = await sql<{ state: string; submitted_at: string | null }>`
    select s.state, (select max(t.at) from timesheet_step t where t.timesheet_id = s.id and t.from_state = 'open') as submitted_at
    from timesheet s where s.id = ${id} and s.employee_id = ${employeeId}`.execute(db);
  return rows[0];
}

export async function daysOfSheet(db: Db, id: number): Promise<TimesheetDay[]> {
  const { rows } = await sql<TimesheetDay>`
    select d.work_date::text as work_date, d.state, f.name as shift, z.name as zone, d.starts_at, d.ends_at, d.first_in, d.last_out,
      d.worked_minutes, d.late_minutes, d.undertime_minutes, d.overtime_minutes, d.waiting_overtime_minutes,
      ${payFields(sql`d.pay_minutes`)} as pay_minutes
    from timesheet s
    join attendance_day d on d.employee_id = s.employee_id and d.work_date between s.first_day and s.last_day
    left join shift f on f.id = d.shift_id
    left join timezone z on z.id = f.timezone_id
    where s.id = ${id} order by d.work_date`.execute(db);
  return rows;
}

export async function stepsOfSheet(db: Db, id: number): Promise<TimesheetStep[]> {
  const { rows } = await sql<TimesheetStep>`
    select id, from_state, to_state, reason, by_name as by, at from timesheet_step
    where timesheet_id = ${id} order by at desc, id desc`.execute(db);
  return rows;
}

export interface Blocker {
  readonly timesheet_id: number;
  readonly work_date: string;
  readonly kind: BlockerKind;
}

/** Days that keep timesheets from being submitted, approved and locked, in order. Employees submit while overtime waits. */
export async function blockersOf(db: Db, ids: readonly number[]): Promise<Blocker[]> {
  const { rows } = await sql<Blocker>`
    select s.id as timesheet_id, b.work_date::text as work_date, b.kind
    from timesheet s
    cross join lateral (
      select d.work_date, case d.state when 'conflict' then 'conflict' when 'worked_leave' then 'leave' else 'running' end as kind from attendance_day d
      where d.employee_id = s.employee_id and d.work_date between s.first_day and s.last_day
        and (d.state in ('conflict', 'worked_leave') or d.settled_at is null)
      union all
      select p.work_date, 'running' from employee_schedule p
      where p.employee_id = s.employee_id and p.work_date between s.first_day and s.last_day and p.status in ('scheduled', 'swapped')
        and not exists (select from attendance_day d where d.employee_id = p.employee_id and d.work_date = p.work_date)
      union all
      select r.work_date, 'overtime' from overtime_request r
      where r.employee_id = s.employee_id and r.work_date between s.first_day and s.last_day and r.state = 'requested'
        and s.state <> 'locked'
      union all
      select c.work_date, 'correction' from attendance_correction c
      where c.employee_id = s.employee_id and c.work_date between s.first_day and s.last_day and c.state = 'requested'
        and s.state <> 'locked'
      union all
      select a.work_date, case when a.is_settled then 'overtime' when a.is_leave_worked then 'leave' else 'conflict' end from attendance_adjustment a
      where a.employee_id = s.employee_id and a.booked_on between s.first_day and s.last_day
        and (not a.is_settled or a.waiting_overtime_minutes > 0)
    ) b
    where s.id = any (${[...ids]}::integer[])
    order by s.id, b.work_date, b.kind`.execute(db);
  return rows;
}

/** Those of the timesheets with a day in `blockersOf`, apart from overtime that waits for approval, which their totals show. */
export async function unsettledSheets(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const unsettled = (await blockersOf(db, ids)).filter(({ kind }) => kind !== 'overtime');
  return new Set(unsettled.map(({ timesheet_id }) => timesheet_id));
}

/** The reason shown to anybody who tries to change a locked day. */
export async function sheetLockReason(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ reason: string }>`
    select l.reason from timesheet s join attendance_lock l on l.employee_id = s.employee_id and l.days @> s.first_day
    where s.id = ${id} and s.state = 'locked'`.execute(db);
  return rows[0]?.reason ?? null;
}

export async function sheetLockReasons(db: Db, employeeId: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ first_day: string; reason: string }>`
    select s.first_day::text as first_day, l.reason
    from timesheet s join attendance_lock l on l.employee_id = s.employee_id and l.days @> s.first_day
    where s.employee_id = ${employeeId} and s.state = 'locked'`.execute(db);
  return new Map(rows.map(({ first_day, reason }) => [first_day, reason]));
}
