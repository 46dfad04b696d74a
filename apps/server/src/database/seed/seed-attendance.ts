import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { plannedDays } from './employee-plan.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { peopleWithPolicies } from './seed-holidays.ts';
import { seedLeaveTaken } from './seed-leave.ts';

/** Computes the days of these people with the rules of attendance, which the composition root passes in. */
export type SettleDays = (
  db: Kysely<Database>,
  employeeIds: readonly number[],
  days: { readonly first: string; readonly last: string },
) => Promise<unknown>;

const { before: daysBack } = plannedDays.history;

/** Marks the holidays of these people with the rules of holidays, which the composition root passes in. */
export type FollowHolidays = (db: Kysely<Database>, employeeIds: readonly number[]) => Promise<unknown>;

interface AttendanceFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
  readonly settleDays: SettleDays;
  readonly followHolidays: FollowHolidays;
}

/** Holidays and leave on the schedule, and punches until now: most on time, some late, a few missing. */
export async function seedAttendance(
  db: Kysely<Database>,
  { accounts, time, settleDays, followHolidays }: AttendanceFacts,
): Promise<void> {
  await followHolidays(db, await peopleWithPolicies(db));
  await seedLeaveTaken(db, { first: addDays(time.today, -daysBack), accounts, time });
  // Settled immediately, so nothing stays queued.
  await sql`delete from event_outbox where name in ('schedule.marked', 'holidays.people-changed')`.execute(db);
  const ids = (await sql<{ id: number }>`select distinct employee_id as id from schedule_mark order by id`.execute(db))
    .rows;
  await sql`select rebuild_schedule(${ids.map(({ id }) => id)}::integer[], ${addDays(time.today, -daysBack)}::date,
    ${addDays(time.today, 62)}::date)`.execute(db);
  await clockDays(db, time.now);
  const planned = await sql<{ id: number }>`
    select distinct employee_id as id from employee_schedule order by id`.execute(db);
  const days = { first: addDays(time.today, -daysBack), last: addDays(time.today, 1) };
  await settleDays(
    db,
    planned.rows.map(({ id }) => id),
    days,
  );
}

/**
 * In, meal and out of each day that has begun; people who are at work now have no clock-out yet. Some leave early, some
 * stay longer.
 */
async function clockDays(db: Kysely<Database>, now: string): Promise<void> {
  await sql`
    insert into punch (employee_id, kind, at, zone, work_date, source, recorded_at)
    select d.employee_id, p.kind, p.at, z.name, d.work_date, 'web', p.at
    from (
      select s.*, ${draw('way')} as way, ${draw('minutes')} as minutes, ${draw('out')} as out from employee_schedule s
      where s.status = 'scheduled' and s.starts_at < ${now}::timestamptz) d
    join employee e on e.id = d.employee_id
    join timezone z on z.id = e.timezone_id
    cross join lateral (values
      ('in', d.starts_at + (case when d.way < 10 then 2 + d.minutes / 2 else -(d.minutes / 8) end) * interval '1 minute'),
      ('break_start', d.starts_at + (238 + d.minutes / 10) * interval '1 minute'),
      ('break_end', d.starts_at + (296 + d.minutes / 8) * interval '1 minute'),
      ('out', d.ends_at + (case when d.out between 2 and 4 then -(20 + d.minutes) when d.out > 93 then 32 + d.minutes else d.minutes / 12 end)
        * interval '1 minute')) as p (kind, at)
    where d.way < 96 and p.at <= ${now}::timestamptz and not (p.kind = 'out' and d.out < 1)
    order by p.at, d.employee_id`.execute(db);
  // Occasional work on an unscheduled Saturday.
  await sql`
    insert into punch (employee_id, kind, at, zone, work_date, source, recorded_at)
    select d.employee_id, p.kind, p.at, z.name, d.work_date + 1, 'web', p.at
    from (select s.* from employee_schedule s where s.status = 'scheduled' and extract(isodow from s.work_date) = 5
      and s.ends_at < ${now}::timestamptz - interval '1 day' and ${draw('saturday')} < 2) d
    join employee e on e.id = d.employee_id
    join timezone z on z.id = e.timezone_id
    cross join lateral (values ('in', d.starts_at + interval '25 hours'), ('out', d.starts_at + interval '29 hours 10 minutes')) as p (kind, at)
    where not exists (select from employee_schedule o where o.employee_id = d.employee_id and o.work_date = d.work_date + 1)
    order by p.at, d.employee_id`.execute(db);
}

/** 0 to 99, the same for a person and day each time. */
const draw = (what: string) =>
  sql`(('x' || substr(md5(${what} || employee_id || '/' || work_date), 1, 6))::bit(24)::integer % 100)`;
