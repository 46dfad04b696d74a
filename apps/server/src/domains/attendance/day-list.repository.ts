import type { DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type Narrowing, narrowedTo } from '../shifts/index.ts';

export interface DaysQuery extends Narrowing {
  readonly from: string;
  readonly to: string;
  readonly state: DayState | null;
  readonly first: number;
  readonly rows: number;
}

export interface DayPage {
  readonly counts: Readonly<Partial<Record<DayState, number>>>;
  readonly data: DayRow[];
  readonly total: number;
}

/** The figures of a day `d` as the contract shows them. */
export const figureFields: RawBuilder<unknown> = sql`d.state, d.planned_minutes, d.worked_minutes, d.paid_break_minutes, d.unpaid_break_minutes,
  d.late_minutes, d.undertime_minutes, d.overtime_minutes, d.night_minutes, d.holiday_minutes,
  d.settled_at is not null as settled`;

/** Only the rows of the page are dressed with names; the days are counted bare. */
export async function listDays(db: Db, query: DaysQuery): Promise<DayPage> {
  const within = sql`from attendance_day d join employee e on e.id = d.employee_id and e.deleted_at is null
    where d.work_date between ${query.from}::date and ${query.to}::date and ${narrowedTo(query, { employee: sql`d.employee_id`, client: sql`d.client_id` })}`;
  const counted = await sql<{ state: DayState; count: number }>`
    select d.state, count(*)::integer as count ${within} group by d.state`.execute(db);
  const counts = Object.fromEntries(counted.rows.map(({ state, count }) => [state, count]));
  const everything = counted.rows.reduce((sum, { count }) => sum + count, 0);
  const { rows } = await sql<DayRow>`
    with page as materialized (
      select d.employee_id, d.work_date ${within} and (${query.state}::text is null or d.state = ${query.state})
      order by d.work_date desc, (d.state = 'conflict') desc, lower(e.name) collate "C", e.id limit ${query.rows} offset ${query.first}
    )
    select ${dayFields} from page join attendance_day d on d.employee_id = page.employee_id and d.work_date = page.work_date
    ${dayJoins}
    order by d.work_date desc, (d.state = 'conflict') desc, lower(e.name) collate "C", e.id`.execute(db);
  return { counts, data: rows, total: query.state === null ? everything : (counts[query.state] ?? 0) };
}

export async function findDay(db: Db, employeeId: number, workDate: string): Promise<DayRow | undefined> {
  const { rows } = await sql<DayRow>`
    select ${dayFields} from attendance_day d ${dayJoins}
    where d.employee_id = ${employeeId} and d.work_date = ${workDate}::date and e.deleted_at is null`.execute(db);
  return rows[0];
}

const dayFields = sql`${figureFields}, json_build_object('id', e.id, 'name', e.name, 'position', e.position) as employee,
  c.legal_business_name as client, d.work_date::text as work_date, s.name as shift, coalesce(z.name, ez.name) as zone, d.starts_at, d.ends_at,
  d.first_in, d.last_out,
  (select l.reason from attendance_lock l where l.employee_id = d.employee_id and l.days @> d.work_date) as locked,
  exists (select from attendance_correction a where a.employee_id = d.employee_id and a.work_date = d.work_date
    and a.state = 'requested') as is_asked`;

const dayJoins = sql`join employee e on e.id = d.employee_id
  join timezone ez on ez.id = e.timezone_id
  join client c on c.id = d.client_id
  left join shift s on s.id = d.shift_id
  left join timezone z on z.id = s.timezone_id`;

/** Clocked and corrected times of a day, in order; `counts` marks the ones that the computation uses. */
export async function punchesOf(db: Db, employeeId: number, workDate: string): Promise<DayRecord['punches']> {
  const { rows } = await sql<DayRecord['punches'][number]>`
    select p.id, p.kind, p.at, p.zone, p.source, counted.id is not null as counts
    from punch p left join counted_punches(${workDate}::date, ${workDate}::date) counted on counted.id = p.id
    where p.employee_id = ${employeeId} and p.work_date = ${workDate}::date
    order by p.at, p.id`.execute(db);
  return rows;
}

/** First month of which there is a day. */
export async function firstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(work_date)::text as day from attendance_day`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

/** Where somebody reads times: the own choice, else home. */
export async function zoneOfReader(db: Db, userId: number): Promise<string | null> {
  const { rows } = await sql<{ zone: string }>`
    select z.name as zone from app_user u join timezone z on z.id = u.timezone_id where u.id = ${userId}`.execute(db);
  return rows[0]?.zone ?? null;
}
