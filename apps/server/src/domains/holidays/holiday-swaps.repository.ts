import type { HolidaySwapState } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import type { ApprovedSwap, SwapDay } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { isHolidaySwapReached } from './holiday-swap-list.repository.ts';
import type { AskedDays } from './people-holidays.repository.ts';
import { personDate } from './swap-days.repository.ts';

/** Swaps of these employees that decide a day between two days, both included: approved ones, and worked holidays of those who left. */
export async function approvedSwaps(
  db: Db,
  employeeIds: readonly number[],
  { first, last }: AskedDays,
): Promise<ApprovedSwap[]> {
  const { rows } = await sql<ApprovedSwap>`
    select employee_id, holiday_day::text as holiday_day, substitute_day::text as substitute_day, holiday,
      state = 'approved' as has_day_off
    from holiday_swap
    where employee_id = any (${[...employeeIds]}::integer[]) and (state = 'approved' or is_holiday_worked)
      and days && datemultirange(daterange(${first}::date, ${last}::date, '[]'))`.execute(db);
  return rows;
}

/** Days of swaps of the employee that wait or are approved. */
export async function swappedDaysOf(db: Db, employeeId: number, exceptId: number | null): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select d.day::text as day from holiday_swap s cross join lateral (values (s.holiday_day), (s.substitute_day)) as d (day)
    where s.employee_id = ${employeeId} and s.state in ('requested', 'approved')
      and s.id is distinct from ${exceptId}::integer`.execute(db);
  return rows.map(({ day }) => day);
}

/** Those of the days on which the employee has a planned shift, as if no holiday and no leave were on them. Null: every day of the range. */
export async function swapDays(
  db: Db,
  employeeId: number,
  { first, last }: AskedDays,
  days: readonly string[] | null,
): Promise<ReadonlyMap<string, SwapDay>> {
  const wanted = days && [...days];
  const { rows } = await sql<SwapDay>`
    select w.work_date::text as day, c.client_id,
      not v.used_on_holidays and (x.work_date is not null or not is_scheduled_rest_day(w.employee_id, w.work_date)) as is_freed_by_holidays,
      x.work_date is not null as is_covering,
      w.status = 'on_leave' or exists (
        select from leave_request r
        where r.employee_id = w.employee_id and r.state in ('requested', 'approved') and w.work_date between r.first_day and r.last_day
          and not exists (select from leave_request_day d
            where d.request_id = r.id and d.work_date = w.work_date and d.state = 'released')) as has_leave,
      exists (select from attendance_lock l where l.employee_id = w.employee_id and l.days @> w.work_date) as is_locked
    from planned_schedule(array[${employeeId}::integer], ${first}::date, ${last}::date, false) w
    join shift_version v on v.id = w.shift_version_id
    join employee_client c on c.employee_id = w.employee_id and c.valid @> w.work_date
    left join swapped_days(array[${employeeId}::integer], ${first}::date, ${last}::date) x
      on x.work_date = w.work_date and x.shift_id is not null
    where w.status <> 'cancelled' and (${wanted}::date[] is null or w.work_date = any (${wanted}::date[]))`.execute(db);
  return new Map(rows.map((row) => [row.day, row]));
}

export interface NewHolidaySwap {
  readonly employee_id: number;
  readonly client_id: number;
  readonly holiday_day: string;
  readonly holiday: string;
  readonly substitute_day: string;
  readonly requested_by_user_id: number;
  readonly created_at: string;
}

/** The database refuses a day of another swap (`holiday_swap_day_once`). */
export async function insertHolidaySwap(db: Db, swap: NewHolidaySwap): Promise<number> {
  return (await db.insertInto('holiday_swap').values(swap).returning('id').executeTakeFirstOrThrow()).id;
}

export interface StoredHolidaySwap {
  readonly id: number;
  readonly employee_id: number;
  readonly employee: string;
  readonly client_id: number;
  readonly holiday: string;
  readonly holiday_day: string;
  readonly substitute_day: string;
  readonly state: HolidaySwapState;
  readonly is_reached: boolean;
}

/** Locks the employee, as changes of leave do, then the swap. */
export async function lockHolidaySwap(db: Db, id: number, reach: SubjectReach): Promise<StoredHolidaySwap | undefined> {
  await sql`
    select from employee e where e.id = (select s.employee_id from holiday_swap s where s.id = ${id}) for no key update`.execute(
    db,
  );
  const { rows } = await sql<StoredHolidaySwap>`
    select s.id, s.employee_id, e.name as employee, s.client_id, s.holiday, s.holiday_day::text as holiday_day,
      s.substitute_day::text as substitute_day, s.state, ${isHolidaySwapReached(reach)} as is_reached
    from holiday_swap s join employee e on e.id = s.employee_id where s.id = ${id} for update of s`.execute(db);
  return rows[0];
}

interface Closing {
  readonly id: number;
  readonly from: HolidaySwapState;
  readonly to: HolidaySwapState;
  readonly note: string | null;
  readonly now: string;
  /** Of a swap that ends: the holiday was worked. */
  readonly isHolidayWorked?: boolean;
}

export async function closeHolidaySwap(
  db: Db,
  { id, from, to, note, now, isHolidayWorked = false }: Closing,
): Promise<void> {
  await sql`update holiday_swap set state = ${to}, note = ${note}, decided_at = ${now}, is_holiday_worked = ${isHolidayWorked} where id = ${id} and state = ${from}`.execute(
    db,
  );
}

/** Swaps that wait, and approved ones of which no day has begun. Null: of all employees. */
export async function openHolidaySwaps(db: Db, employeeIds: readonly number[] | null, now: string): Promise<number[]> {
  const ids = employeeIds === null ? null : [...employeeIds];
  const { rows } = await sql<{ id: number }>`
    select s.id from holiday_swap s join employee e on e.id = s.employee_id
    where (${ids}::integer[] is null or s.employee_id = any (${ids}::integer[]))
      and (s.state = 'requested' or s.state = 'approved'
        and least(s.holiday_day, s.substitute_day) > ${personDate(sql`least(s.holiday_day, s.substitute_day)`, now)})
    order by s.employee_id, s.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Approved swaps whose holiday is over, and whose day off is after the end of the employment. Null: of all employees. */
export async function swapsWithoutDayOff(
  db: Db,
  employeeIds: readonly number[] | null,
  today: string,
): Promise<number[]> {
  const ids = employeeIds === null ? null : [...employeeIds];
  const { rows } = await sql<{ id: number }>`
    select s.id from holiday_swap s
    where (${ids}::integer[] is null or s.employee_id = any (${ids}::integer[]))
      and s.state = 'approved' and s.holiday_day < ${today}::date
      and exists (select from employee_active_date a where a.employee_id = s.employee_id
        and s.holiday_day between a.start_date and a.end_date and a.end_date < s.substitute_day and a.end_date < ${today}::date)
    order by s.employee_id, s.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Active users with a role. */
export async function usersWithRole(db: Db, role: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u join user_role h on h.user_id = u.id join role r on r.id = h.role_id and r.name = ${role}
    where u.deleted_at is null and u.status = 'active' order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface SwapPerson {
  readonly id: number;
  readonly name: string;
  readonly is_active: boolean;
}

export async function findSwapPerson(db: Db, id: number): Promise<SwapPerson | undefined> {
  const { rows } = await sql<SwapPerson>`
    select e.id, e.name, t.status_group = 'active' as is_active
    from employee e join status_type t on t.id = e.status_type_id
    where e.id = ${id} and e.deleted_at is null`.execute(db);
  return rows[0];
}

/** The active accounts of an employee. */
export async function usersOfEmployee(db: Db, employeeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.employee_id = ${employeeId} and u.deleted_at is null and u.status = 'active'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function hasLeaveOver(db: Db, employeeId: number, day: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from leave_request r where r.employee_id = ${employeeId} and r.state in ('requested', 'approved')
      and ${day}::date between r.first_day and r.last_day) as is`.execute(db);
  return rows[0]?.is ?? false;
}
