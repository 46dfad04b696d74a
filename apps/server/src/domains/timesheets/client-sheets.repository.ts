import { leaveDayMinutes } from '@muster/contract/constants.ts';
import type { ClientDay, ClientSheetRow } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isClientAsked } from '../approvals/index.ts';

export interface ClientSheet extends Omit<ClientSheetRow, 'employee' | 'may_decide'> {
  readonly employee_id: number;
}

interface OwnDays {
  readonly clientId: number;
  readonly where: RawBuilder<unknown>;
}

const isShownTo = (clientId: number) => isClientAsked(timesheetApproval, sql`s.id`, clientId);

/** Timesheets that the client was asked about, with the totals of its days, also of adjusted earlier ones. */
const ownSheets = ({ clientId, where }: OwnDays): RawBuilder<ClientSheet> => sql`
  select s.id, s.version, s.employee_id, s.first_day::text as first_day, s.last_day::text as last_day, s.state,
    sum(d.worked_days)::integer as worked_days,
    round(sum(d.absent_days) - sum(d.absent_leave) / ${leaveDayMinutes}::numeric, 2)::float8 as absent_days,
    sum(d.worked_minutes)::integer as worked_minutes, sum(d.overtime_minutes)::integer as overtime_minutes
  from timesheet s
  cross join lateral (
    select (x.first_in is not null and x.state not in ('conflict', 'worked_leave'))::integer as worked_days, (x.state = 'absent')::integer as absent_days,
      case when x.state = 'absent' then x.part_leave_minutes else 0 end as absent_leave,
      case when x.state not in ('conflict', 'worked_leave') then x.worked_minutes else 0 end as worked_minutes,
      case when x.state not in ('conflict', 'worked_leave') then x.overtime_minutes else 0 end as overtime_minutes
    from attendance_day x
    where x.employee_id = s.employee_id and x.client_id = ${clientId} and x.work_date between s.first_day and s.last_day
    union all
    select a.worked_days, a.absent_days, a.absent_leave_minutes, a.worked_minutes, a.overtime_minutes from attendance_adjustment a
    where a.employee_id = s.employee_id and a.client_id = ${clientId} and a.booked_on between s.first_day and s.last_day) d
  where s.state <> 'open' and ${isShownTo(clientId)} and ${where}
  group by s.id`;

export async function clientSheetsById(db: Db, clientId: number, ids: readonly number[]): Promise<ClientSheet[]> {
  const where = sql`s.id = any (${[...ids]}::integer[])`;
  const { rows } = await sql<ClientSheet>`${ownSheets({ clientId, where })} order by s.first_day, s.id`.execute(db);
  return rows;
}

export interface ClientPeriod {
  readonly clientId: number;
  readonly period: string;
  readonly first: number;
  readonly most: number;
}

export async function clientSheetsOf(
  db: Db,
  { clientId, period, first, most }: ClientPeriod,
): Promise<{ data: ClientSheet[]; total: number }> {
  const where = sql`s.first_day = ${period}::date`;
  const { rows } = await sql<ClientSheet & { total: number }>`
    select p.*, count(*) over ()::integer as total from (${ownSheets({ clientId, where })}) p
    order by p.id offset ${first} limit ${most}`.execute(db);
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** The first days of the latest periods with a timesheet that the client was asked about. */
export async function clientPeriods(db: Db, clientId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct s.first_day::text as day from timesheet s
    where s.state <> 'open' and ${isShownTo(clientId)} and exists (select from attendance_day d
      where d.employee_id = s.employee_id and d.client_id = ${clientId} and d.work_date between s.first_day and s.last_day
      union all
      select from attendance_adjustment a
      where a.employee_id = s.employee_id and a.client_id = ${clientId} and a.booked_on between s.first_day and s.last_day)
    order by day desc limit 48`.execute(db);
  return rows.map(({ day }) => day);
}

/** Also of people who have left the client: it worked with them on these days. */
export async function namesOfPeople(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from employee where id = any (${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function clientDaysOf(
  db: Db,
  { clientId, sheetId }: { readonly clientId: number; readonly sheetId: number },
): Promise<ClientDay[]> {
  const { rows } = await sql<ClientDay>`
    select d.work_date::text as work_date, d.state, f.name as shift, z.name as zone, d.starts_at, d.ends_at, d.first_in, d.last_out,
      d.worked_minutes, d.late_minutes, d.undertime_minutes, d.overtime_minutes
    from timesheet s
    join attendance_day d on d.employee_id = s.employee_id and d.client_id = ${clientId} and d.work_date between s.first_day and s.last_day
    left join shift f on f.id = d.shift_id
    left join timezone z on z.id = f.timezone_id
    where s.id = ${sheetId} order by d.work_date`.execute(db);
  return rows;
}

export interface ClientOfPeriod {
  readonly client_id: number;
  readonly approves_hours: boolean;
}

/** The clients with days of the timesheet, the latest first. A client with nothing but rest days has nothing to approve. */
export async function clientsOfSheet(db: Db, sheetId: number): Promise<ClientOfPeriod[]> {
  const { rows } = await sql<ClientOfPeriod>`
    select d.client_id, c.approves_hours
    from timesheet s
    cross join lateral (
      select w.client_id, w.work_date from attendance_day w
      where w.employee_id = s.employee_id and w.work_date between s.first_day and s.last_day and w.state <> 'restday'
      union all
      select a.client_id, a.work_date from attendance_adjustment a
      where a.employee_id = s.employee_id and a.booked_on between s.first_day and s.last_day) d
    join client c on c.id = d.client_id
    where s.id = ${sheetId} group by d.client_id, c.approves_hours order by max(d.work_date) desc`.execute(db);
  return rows;
}
