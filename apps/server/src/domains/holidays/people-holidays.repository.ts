import type { TouchedPerson } from '@muster/contract/domains/holidays/holiday-answers.ts';
import type {
  CalendarHoliday,
  PolicyDays,
  PolicyLine,
} from '@muster/contract/domains/holidays/resolve-holidays.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { clockText } from './clock-text.repository.ts';

/** Days asked, both included. */
export interface AskedDays {
  readonly first: string;
  readonly last: string;
}

/** The holiday policies of these employees on the days, within each employment and with each client. */
export async function policiesOn(db: Db, employeeIds: readonly number[], { first, last }: AskedDays) {
  const { rows } = await sql<PolicyDays>`
    select p.employee_id, c.client_id, p.policy_id, lower(d.days)::text as "from", (upper(d.days) - 1)::text as until
    from employee_policy p
    join employee_active_date a on a.employee_id = p.employee_id
    join employee_client c on c.employee_id = p.employee_id
    cross join lateral (
      select p.valid * c.valid * daterange(a.start_date, a.end_date, '[]') * daterange(${first}::date, ${last}::date, '[]') as days
    ) d
    where p.kind = 'holiday' and p.employee_id = any (${[...employeeIds]}::integer[]) and not isempty(d.days)`.execute(
    db,
  );
  return rows;
}

/** Who works for the client on these days, and from when until when. */
export async function peopleOfClient(db: Db, clientId: number, { first, last }: AskedDays) {
  const { rows } = await sql<{ readonly employee_id: number; readonly from: string; readonly until: string }>`
    select c.employee_id, lower(d.days)::text as "from", (upper(d.days) - 1)::text as until
    from employee_client c
    join employee e on e.id = c.employee_id and e.deleted_at is null
    cross join lateral (select c.valid * daterange(${first}::date, ${last}::date, '[]') as days) d
    where c.client_id = ${clientId} and not isempty(d.days)`.execute(db);
  return rows;
}

export async function linesOf(db: Db, policyIds: readonly number[]): Promise<PolicyLine[]> {
  const { rows } = await sql<PolicyLine>`
    select policy_id, calendar_id, effect, from_year, until_year from holiday_policy_line
    where policy_id = any (${[...policyIds]}::integer[])`.execute(db);
  return rows;
}

export async function holidaysIn(db: Db, calendarIds: readonly number[], { first, last }: AskedDays) {
  const { rows } = await sql<CalendarHoliday>`
    select h.id, h.calendar_id, k.client_id, h.day::text as day, h.name, h.kind, ${clockText('from_time')}, ${clockText('until_time')}
    from holiday h join holiday_calendar k on k.id = h.calendar_id
    where h.calendar_id = any (${[...calendarIds]}::integer[]) and h.day between ${first}::date and ${last}::date`.execute(
    db,
  );
  return rows;
}

/** Everybody who has or had a policy that names one of the calendars. */
export async function peopleOfCalendars(db: Db, calendarIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.employee_id as id from employee_policy p
    join holiday_policy_line l on l.policy_id = p.holiday_policy_id
    where l.calendar_id = any (${[...calendarIds]}::integer[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function peopleOfPolicy(db: Db, policyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from employee_policy where holiday_policy_id = ${policyId} order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The next employees by id whose policies name calendars. */
export async function peopleWithHolidays(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.employee_id as id from employee_policy p
    where p.employee_id > ${after} and exists (select from holiday_policy_line l where l.policy_id = p.holiday_policy_id)
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A day of a calendar that begins or ceases to be a holiday. */
export interface ChangedDay {
  readonly calendar_id: number;
  readonly day: string;
}

export type TouchedRow = TouchedPerson & {
  readonly total: number;
  readonly planned: number;
  readonly on_leave: number;
  readonly waiting_leave: number;
  readonly locked: number;
};

/** Who has a policy with the calendar on the day, by day and name; the counts are of all of them. */
export async function touchedBy(db: Db, changes: readonly ChangedDay[], most: number): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    with touched as (
      select distinct p.employee_id, c.day
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (calendar_id integer, day date)
      join holiday_calendar k on k.id = c.calendar_id
      join holiday_policy_line l on l.calendar_id = c.calendar_id
        and extract(year from c.day) between l.from_year and coalesce(l.until_year, 9999)
      join employee_policy p on p.holiday_policy_id = l.policy_id and p.valid @> c.day
      join employee_active_date a on a.employee_id = p.employee_id and daterange(a.start_date, a.end_date, '[]') @> c.day
      where k.client_id is null or exists (
        select from employee_client o where o.employee_id = p.employee_id and o.client_id = k.client_id and o.valid @> c.day)
    ), described as (
      select t.employee_id, e.name, k.legal_business_name as client, t.day::text as day,
        coalesce(s.status in ('scheduled', 'swapped', 'holiday'), false) as is_planned,
        exists (select from schedule_mark m where m.employee_id = t.employee_id and m.work_date = t.day and m.kind = 'on_leave') as is_on_leave,
        exists (select from leave_request_day q where q.employee_id = t.employee_id and q.work_date = t.day and q.state = 'held') as has_waiting_leave,
        exists (select from attendance_lock o where o.employee_id = t.employee_id and o.days @> t.day) as is_locked
      from touched t
      join employee e on e.id = t.employee_id and e.deleted_at is null
      left join employee_client c on c.employee_id = t.employee_id and c.valid @> t.day
      left join client k on k.id = c.client_id
      left join employee_schedule s on s.employee_id = t.employee_id and s.work_date = t.day
    )
    select d.*, count(*) over ()::integer as total, count(*) filter (where d.is_planned and not d.is_on_leave) over ()::integer as planned,
      count(*) filter (where d.is_on_leave) over ()::integer as on_leave,
      count(*) filter (where d.has_waiting_leave) over ()::integer as waiting_leave,
      count(*) filter (where d.is_locked) over ()::integer as locked
    from described d order by d.day, search_key(d.name), d.employee_id limit ${most}`.execute(db);
  return rows;
}
