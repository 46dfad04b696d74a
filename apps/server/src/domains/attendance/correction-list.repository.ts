import { correctionApproval, type DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { Correction, CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isSubjectReached, type SubjectReach } from '../approvals/index.ts';
import { clientOfDay } from './client-of-day.repository.ts';

/** A correction is never requested again once it was decided, so at most one of its rounds has an outcome. */
const decidedRound = sql`approval_request a on a.kind = ${correctionApproval} and a.subject_id = c.id and a.state in ('approved', 'refused')`;

const lastDecision = (field: RawBuilder<unknown>) =>
  sql`(select ${field} from approval_decision d where d.request_id = a.id order by d.id desc limit 1)`;

/** A correction `c` in the contract's form, with the round `a` in which it was decided. */
const correctionFields: RawBuilder<unknown> = sql`c.id, c.version, c.work_date::text as work_date, c.counts, c.proposed_in as "in", c.proposed_out as "out",
  (select coalesce(json_agg(json_build_object('start', lower(b), 'end', upper(b)) order by b), '[]') from unnest(c.breaks) b) as breaks,
  c.reason, c.evidence, c.state, c.created_at, ${lastDecision(sql`d.decided_by_name`)} as decided_by, a.closed_at as decided_at,
  ${lastDecision(sql`d.comment`)} as note, c.entered_by_name as entered_by`;

/** True for corrections `c` of employees `e` within reach, with the client of the corrected day. */
export function isCorrectionReached(reach: SubjectReach): RawBuilder<SqlBool> {
  const person = { employee: sql`c.employee_id`, client: clientOfDay(sql`c.work_date`) };
  return isSubjectReached(reach, { id: sql`c.id`, person });
}

export interface ListedCorrection extends Omit<CorrectionRow, 'outcome' | 'approval' | 'abilities'> {
  readonly entered_by_user_id: number | null;
}

export interface CorrectionsScope {
  readonly view: 'waiting' | 'decided';
  readonly reach: SubjectReach;
}

/** The shift of the day; a day has at most one that is not cancelled. */
const plannedShift = sql`left join employee_schedule d on d.employee_id = c.employee_id and d.work_date = c.work_date
    and d.status <> 'cancelled'
  left join shift s on s.id = d.shift_id`;

const listedFields = sql`${correctionFields}, c.entered_by_user_id, json_build_object('id', e.id, 'name', e.name, 'position', e.position) as employee,
  l.legal_business_name as client, z.name as zone, s.name as shift, d.starts_at, d.ends_at,
  (select min(p.at) from punch p where p.employee_id = c.employee_id and p.work_date = c.work_date and p.kind = 'in'
    and p.correction_id is null) as clocked_in,
  (select max(p.at) from punch p where p.employee_id = c.employee_id and p.work_date = c.work_date and p.kind = 'out'
    and p.correction_id is null) as clocked_out`;

/** Of the corrections whose ids are in `page`. */
const listedFrom = sql`from page
  join attendance_correction c on c.id = page.id
  join employee e on e.id = c.employee_id
  join client l on l.id = e.client_id
  join timezone z on z.id = e.timezone_id
  left join ${decidedRound}
  ${plannedShift}`;

export interface CorrectionWithDay extends ListedCorrection {
  /** Of the day as it counts now; null if nothing counts. */
  readonly day_state: DayState | null;
  readonly day_minutes: number | null;
}

/** For viewers who decide on them. */
export async function correctionsById(db: Db, ids: readonly number[]): Promise<CorrectionWithDay[]> {
  const { rows } = await sql<CorrectionWithDay>`
    with page as (select unnest(${[...ids]}::integer[]) as id)
    select ${listedFields}, y.state as day_state, y.worked_minutes as day_minutes ${listedFrom}
    left join attendance_day y on y.employee_id = c.employee_id and y.work_date = c.work_date`.execute(db);
  return rows;
}

/** Waiting ones oldest first, decided ones by the latest decision. */
export function listCorrections(
  db: Db,
  { view, reach }: CorrectionsScope,
  question: TableQuery,
): Promise<TablePage<ListedCorrection>> {
  const isWaiting = view === 'waiting';
  const source = {
    strategy: 'keyed',
    from: sql`attendance_correction c
      join employee e on e.id = c.employee_id and e.deleted_at is null
      left join client l on l.id = e.client_id
      ${isWaiting ? sql`left join` : sql`join`} ${decidedRound}
      ${plannedShift}`,
    where: [
      isWaiting ? sql<SqlBool>`c.state = 'requested'` : sql<SqlBool>`c.state in ('approved', 'rejected')`,
      isCorrectionReached(reach),
    ],
    keys: sql`c.id`,
    order: isWaiting ? sql`c.created_at` : sql`a.closed_at desc, c.id desc`,
    ties: [sql`c.id`],
    read: sql`${listedFields} ${listedFrom}`,
    columns: correctionColumns,
  } as const;
  return readTable<ListedCorrection>(db, source, question);
}

const correctionColumns: Readonly<Record<string, SqlColumn>> = {
  employee_id: { exact: sql`c.employee_id` },
  'employee.name': { text: sql`e.name` },
  'employee.position': { text: sql`e.position` },
  client: { text: sql`l.legal_business_name` },
  shift: { text: sql`s.name` },
  in: { sort: sql`c.proposed_in` },
  out: { sort: sql`c.proposed_out` },
  reason: { text: sql`c.reason` },
  evidence: { text: sql`c.evidence` },
  note: { text: lastDecision(sql`d.comment`) },
  decided_at: { sort: sql`a.closed_at` },
  ...columnsOf('c', ['id', 'work_date', 'state', 'created_at']),
};

/** Corrections within reach that wait for a decision. */
export async function countWaiting(db: Db, reach: SubjectReach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from attendance_correction c join employee e on e.id = c.employee_id and e.deleted_at is null
    where c.state = 'requested' and ${isCorrectionReached(reach)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OwnedCorrection extends Correction {
  readonly entered_by_user_id: number | null;
}

/** Newest first. */
export async function correctionsOf(
  db: Db,
  employeeId: number,
  days: { from: string; to: string },
): Promise<OwnedCorrection[]> {
  const { rows } = await sql<OwnedCorrection>`
    select ${correctionFields}, c.entered_by_user_id from attendance_correction c left join ${decidedRound}
    where c.employee_id = ${employeeId} and c.work_date between ${days.from}::date and ${days.to}::date
    order by c.id desc`.execute(db);
  return rows;
}
