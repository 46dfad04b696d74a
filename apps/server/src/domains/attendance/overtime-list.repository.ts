import { overtimeApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isSubjectReached, type SubjectReach } from '../approvals/index.ts';
import type { PersonColumns } from '../teams/index.ts';
import { clientByHistory } from './client-of-day.repository.ts';

export type ListedOvertime = Omit<OvertimeRow, 'approval' | 'abilities'>;

/** The employee of a request `r`, with the client of the day `d`. */
export const overtimePerson: PersonColumns = {
  employee: sql`r.employee_id`,
  client: sql`coalesce(d.client_id, ${clientByHistory(sql`r.work_date`)})`,
};

/** True for requests `r` within reach. */
export function isOvertimeReached(reach: SubjectReach): RawBuilder<SqlBool> {
  return isSubjectReached(reach, { id: sql`r.id`, person: overtimePerson });
}

const joins = sql`join employee e on e.id = r.employee_id and e.deleted_at is null
  left join attendance_day d on d.employee_id = r.employee_id and d.work_date = r.work_date
  left join client l on l.id = ${overtimePerson.client}
  left join shift s on s.id = d.shift_id`;

/** Of the requests whose ids are in `page`. */
const listed = sql`r.id, r.version, r.work_date::text as work_date, r.occasion, r.minutes, r.approved_minutes, r.state, r.created_at,
    json_build_object('id', e.id, 'name', e.name, 'position', e.position) as employee, l.legal_business_name as client,
    s.name as shift, coalesce(z.name, ez.name) as zone, d.starts_at, d.ends_at, d.first_in, d.last_out,
    a.closed_at as decided_at,
    (select x.decided_by_name from approval_decision x where x.request_id = a.id order by x.id desc limit 1) as decided_by,
    (select x.comment from approval_decision x where x.request_id = a.id order by x.id desc limit 1) as note
  from page
  join overtime_request r on r.id = page.id
  ${joins}
  join timezone ez on ez.id = e.timezone_id
  left join timezone z on z.id = s.timezone_id
  left join lateral (select q.id, q.closed_at from approval_request q where q.kind = ${overtimeApproval} and q.subject_id = r.id
    and q.state in ('approved', 'refused') order by q.round desc limit 1) a on r.state in ('approved', 'refused')`;

/** For viewers who decide on them. */
export async function overtimeById(db: Db, ids: readonly number[]): Promise<ListedOvertime[]> {
  const { rows } = await sql<ListedOvertime>`
    with page as (select unnest(${[...ids]}::integer[]) as id) select ${listed}`.execute(db);
  return rows;
}

/** Waiting ones by day, oldest first; decided ones newest first. */
export function listOvertime(
  db: Db,
  { view, reach }: { readonly view: 'waiting' | 'decided'; readonly reach: SubjectReach },
  question: TableQuery,
): Promise<TablePage<ListedOvertime>> {
  const isWaiting = view === 'waiting';
  const source = {
    strategy: 'keyed',
    from: sql`overtime_request r ${joins}`,
    where: [
      isWaiting ? sql<SqlBool>`r.state = 'requested'` : sql<SqlBool>`r.state in ('approved', 'refused')`,
      isOvertimeReached(reach),
    ],
    keys: sql`r.id`,
    order: isWaiting ? sql`r.work_date` : sql`r.work_date desc`,
    ties: [sql`r.id`],
    read: listed,
    columns,
  } as const;
  return readTable<ListedOvertime>(db, source, question);
}

const columns: Readonly<Record<string, SqlColumn>> = {
  employee_id: { exact: sql`r.employee_id` },
  'employee.name': { text: sql`e.name` },
  'employee.position': { text: sql`e.position` },
  client: { text: sql`l.legal_business_name` },
  shift: { text: sql`s.name` },
  ...columnsOf('r', ['id', 'work_date', 'occasion', 'minutes', 'approved_minutes', 'state', 'created_at']),
};

/** Within reach, waiting for a decision. */
export async function countWaitingOvertime(db: Db, reach: SubjectReach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from overtime_request r
    join employee e on e.id = r.employee_id and e.deleted_at is null
    left join attendance_day d on d.employee_id = r.employee_id and d.work_date = r.work_date
    where r.state = 'requested' and ${isOvertimeReached(reach)}`.execute(db);
  return rows[0]?.count ?? 0;
}
