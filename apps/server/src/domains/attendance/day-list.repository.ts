import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { peopleFilterColumns } from '../shifts/index.ts';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';
import { adjustedFields } from './adjustment-list.repository.ts';
import { payFields } from './pay-fields.repository.ts';

export interface DaysScope {
  readonly reach: Reach;
  readonly from: string;
  readonly to: string;
}

/** The figures of a day `d` in the contract's form. */
export const figureFields: RawBuilder<unknown> = sql`d.state, d.planned_minutes, d.part_leave_minutes, d.worked_minutes, d.paid_break_minutes, d.unpaid_break_minutes,
  d.late_minutes, d.undertime_minutes, d.overtime_minutes, d.waiting_overtime_minutes, d.night_minutes, d.holiday_minutes,
  d.settled_at is not null as settled`;

/** Newest first; within a day, those to fix first. Counted by state. */
export function listDays(db: Db, { reach, from, to }: DaysScope, question: TableQuery): Promise<TablePage<DayRow>> {
  const source = {
    strategy: 'keyed',
    // Left joins, so that the planner removes those that neither filter nor sort needs.
    from: sql`attendance_day d join employee e on e.id = d.employee_id and e.deleted_at is null
      left join employee_list l on l.employee_id = d.employee_id
      left join client c on c.id = d.client_id left join shift s on s.id = d.shift_id`,
    where: [sql<SqlBool>`d.work_date between ${from}::date and ${to}::date`, isPersonReached(reach, personThen)],
    keys: sql`d.employee_id, d.work_date`,
    order: sql`d.work_date desc, (d.state in ('conflict', 'worked_leave')) desc, l.name_key`,
    ties: [sql`d.employee_id`, sql`d.work_date`],
    read: sql`${dayFields} from page join attendance_day d on d.employee_id = page.employee_id and d.work_date = page.work_date
      ${dayJoins}`,
    tally: 'state',
    columns: { ...dayColumns, employee_id: { exact: sql`d.employee_id` }, ...peopleFilterColumns(reach, personThen) },
  } as const;
  return readTable<DayRow>(db, source, question);
}

/** With the client of the day. */
const personThen: PersonColumns = { employee: sql`d.employee_id`, client: sql`d.client_id` };

const dayColumns: Readonly<Record<string, SqlColumn>> = {
  'employee.name': { text: sql`e.name`, key: sql`l.name_key` },
  'employee.position': { text: sql`e.position` },
  client: { text: sql`c.legal_business_name` },
  shift: { text: sql`s.name` },
  ...columnsOf('d', [
    ...['work_date', 'state', 'starts_at', 'ends_at', 'first_in', 'last_out', 'planned_minutes', 'worked_minutes'],
    ...['late_minutes', 'undertime_minutes', 'overtime_minutes', 'waiting_overtime_minutes'],
    ...['night_minutes', 'holiday_minutes'],
    ...['paid_break_minutes', 'unpaid_break_minutes'],
  ]),
};

export interface StoredDay extends DayRow {
  /** Of the employee. */
  readonly own_zone: string;
}

/** Also a locked day of which nothing was stored, if something about it is adjusted: it can still be corrected. */
export async function findDay(db: Db, employeeId: number, workDate: string): Promise<StoredDay | undefined> {
  const { rows } = await sql<StoredDay>`
    with d as (
      select d.* from attendance_day d where d.employee_id = ${employeeId} and d.work_date = ${workDate}::date
      union all
      (select (jsonb_populate_record(null::attendance_day, to_jsonb(a) || ${nothingStored}::jsonb)).*
        from attendance_adjustment a
        where a.employee_id = ${employeeId} and a.work_date = ${workDate}::date and not exists (
          select from attendance_day s where s.employee_id = a.employee_id and s.work_date = a.work_date)
        order by a.booked_on limit 1)
    )
    select ${dayFields}, ez.name as own_zone from d ${dayJoins} where e.deleted_at is null`.execute(db);
  return rows[0];
}

/** Of a locked day that has only adjustments. */
const nothingStored = JSON.stringify({
  state: 'unplanned',
  planned_minutes: 0,
  part_leave_minutes: 0,
  worked_minutes: 0,
  paid_break_minutes: 0,
  unpaid_break_minutes: 0,
  late_minutes: 0,
  undertime_minutes: 0,
  overtime_minutes: 0,
  waiting_overtime_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  pay_minutes: Array<number>(12).fill(0),
  settled_at: '-infinity',
});

const dayFields = sql`${figureFields}, json_build_object('id', e.id, 'name', e.name, 'position', e.position) as employee,
  c.legal_business_name as client, d.work_date::text as work_date, s.name as shift, coalesce(z.name, ez.name) as zone, d.place_zone as place, d.starts_at, d.ends_at,
  d.first_in, d.last_out, ${payFields(sql`d.pay_minutes`)} as pay_minutes,
  (select l.reason from attendance_lock l where l.employee_id = d.employee_id and l.days @> d.work_date) as locked,
  ${adjustedFields}, exists (select from attendance_correction a where a.employee_id = d.employee_id and a.work_date = d.work_date
    and a.state = 'requested') as is_correction_pending`;

const dayJoins = sql`join employee e on e.id = d.employee_id
  left join employee_list l on l.employee_id = d.employee_id
  join timezone ez on ez.id = e.timezone_id
  join client c on c.id = d.client_id
  left join shift s on s.id = d.shift_id
  left join timezone z on z.id = s.timezone_id`;

/** Clocked and corrected times of a day, in order; `counts` marks those that the computation uses. */
export async function punchesOf(db: Db, employeeId: number, workDate: string): Promise<DayRecord['punches']> {
  const { rows } = await sql<DayRecord['punches'][number]>`
    select p.id, p.kind, p.at, p.zone, p.source, counted.id is not null as counts,
      case when p.source <> 'correction' then json_build_object('address', host(o.address), 'device', o.device,
        'is_unknown_network', coalesce(o.is_unknown_network, false)) end as origin
    from punch p left join punch_origin o on o.punch_id = p.id
    left join counted_punches(${workDate}::date, ${workDate}::date) counted on counted.id = p.id
    where p.employee_id = ${employeeId} and p.work_date = ${workDate}::date
    order by p.at, p.id`.execute(db);
  return rows;
}

/** The earliest month with a day. */
export async function firstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(work_date)::text as day from attendance_day`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}
