import type { SwapParty, SwapShift } from '@muster/contract/domains/schedules/swap.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The client for which the employee works on a day; undefined if not employed then. */
export async function clientOn(db: Db, employeeId: number, day: string): Promise<number | undefined> {
  const { rows } = await sql<{ client_id: number }>`
    select c.client_id from employee_client c
    where c.employee_id = ${employeeId} and c.valid @> ${day}::date and ${isEmployedOn(day)}`.execute(db);
  return rows[0]?.client_id;
}

export interface SharedDaysQuestion {
  readonly employeeIds: readonly number[];
  readonly clientId: number;
  readonly days: readonly string[];
}

/** Those of the days on which all these employees work for the client. */
export async function sharedDays(db: Db, { employeeIds, clientId, days }: SharedDaysQuestion): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select d.day::text as day from unnest(${[...days]}::date[]) as d (day)
    where ${employeeIds.length}::integer = (
      select count(distinct c.employee_id) from employee_client c
      join employee_active_date a on a.employee_id = c.employee_id and daterange(a.start_date, a.end_date, '[]') @> d.day
      where c.employee_id = any (${[...employeeIds]}::integer[]) and c.client_id = ${clientId} and c.valid @> d.day)`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

const isEmployedOn = (day: string) => sql`exists (select from employee_active_date a
  where a.employee_id = c.employee_id and daterange(a.start_date, a.end_date, '[]') @> ${day}::date)`;

export interface ColleagueQuestion {
  readonly employeeId: number;
  readonly clientId: number;
  readonly day: string;
  readonly today: string;
  readonly search: string;
}

export async function colleaguesOn(
  db: Db,
  { employeeId, clientId, day, today, search }: ColleagueQuestion,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select e.id, e.name
    from employee_client c
    join employee e on e.id = c.employee_id and e.deleted_at is null
    join status_type t on t.id = e.status_type_id and t.status_group = 'active'
    where c.client_id = ${clientId} and c.valid @> ${day}::date and e.id <> ${employeeId} and ${isEmployedOn(day)}
      and ${isEmployedOn(today)}
      and exists (select from employee_client n where n.employee_id = e.id and n.client_id = ${clientId} and n.valid @> ${today}::date)
      and position(search_key(${search}) in search_key(e.name)) > 0
      and exists (select from app_user u where u.employee_id = e.id and u.deleted_at is null and u.status = 'active')
    order by search_key(e.name), e.id limit 20`.execute(db);
  return rows;
}

export interface PlannedShift extends SwapShift {
  readonly employee_id: number;
  readonly shift_version_id: number;
  readonly shift: string;
  readonly zone: string;
}

export interface Party extends SwapParty {
  readonly id: number;
  readonly plan: readonly PlannedShift[];
}

export interface Parties {
  readonly clientId: number;
  readonly requester: Party;
  readonly colleague: Party;
}

export interface PlanQuestion {
  readonly employeeIds: readonly number[];
  readonly first: string;
  readonly last: string;
}

export async function plansOf(db: Db, { employeeIds, first, last }: PlanQuestion): Promise<PlannedShift[]> {
  const { rows } = await sql<PlannedShift>`
    select d.employee_id, d.work_date::text as work_date, d.shift_id, d.shift_version_id, s.name as shift, z.name as zone,
      d.starts_at, d.ends_at, d.status, x.employee_id is not null as is_swapped
    from employee_schedule d
    join shift s on s.id = d.shift_id
    join shift_version v on v.id = d.shift_version_id
    join timezone z on z.id = v.timezone_id
    left join swapped_day x on x.employee_id = d.employee_id and x.work_date = d.work_date
    where d.employee_id = any (${[...employeeIds]}::integer[]) and d.work_date between ${first}::date and ${last}::date
    order by d.employee_id, d.work_date`.execute(db);
  return rows;
}

/** Days on which a swap left an employee without a shift. */
export async function givenAwayDays(
  db: Db,
  { employeeIds, first, last }: PlanQuestion,
): Promise<{ employee_id: number; work_date: string }[]> {
  const { rows } = await sql<{ employee_id: number; work_date: string }>`
    select employee_id, work_date::text as work_date from swapped_day
    where employee_id = any (${[...employeeIds]}::integer[]) and work_date between ${first}::date and ${last}::date
      and shift_id is null`.execute(db);
  return rows;
}

export async function namesOf(db: Db, employeeIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('employee').select(['id', 'name']).where('id', 'in', employeeIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function usersOfEmployees(db: Db, employeeIds: readonly number[]): Promise<number[]> {
  const users = db.selectFrom('app_user').select('id').where('employee_id', 'in', employeeIds);
  return (await users.where('deleted_at', 'is', null).execute()).map(({ id }) => id);
}
