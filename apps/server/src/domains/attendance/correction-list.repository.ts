import type { Correction, CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';

/** A correction `c` as the contract shows it. `decided_by` is null where row security hides users from the reader. */
const correctionFields: RawBuilder<unknown> = sql`c.id, c.version, c.work_date::text as work_date, c.proposed_in as "in", c.proposed_out as "out",
  (select coalesce(json_agg(json_build_object('start', lower(b), 'end', upper(b)) order by b), '[]') from unnest(c.breaks) b) as breaks,
  c.reason, c.evidence, c.state, c.created_at, (select u.name from app_user u where u.id = c.decided_by_user_id) as decided_by,
  c.decided_at, c.decision_note as note`;

/** The person `e` of a correction `c`, with the client of the corrected day. */
export const correctedPerson: PersonColumns = {
  employee: sql`c.employee_id`,
  client: sql`coalesce((
    select x.client_id from attendance_day x where x.employee_id = c.employee_id and x.work_date = c.work_date), e.client_id)`,
};

export type ListedCorrection = Omit<CorrectionRow, 'outcome' | 'abilities'>;

export interface CorrectionsQuery {
  readonly view: 'waiting' | 'decided';
  readonly reach: Reach;
  readonly first: number;
  readonly rows: number;
}

export async function listCorrections(
  db: Db,
  query: CorrectionsQuery,
): Promise<{ rows: ListedCorrection[]; total: number; waiting: number }> {
  const isReached = isPersonReached(query.reach, correctedPerson);
  const counted = await sql<{ waiting: number; decided: number }>`
    select count(*) filter (where c.state = 'requested')::integer as waiting,
      count(*) filter (where c.state in ('approved', 'rejected'))::integer as decided
    from attendance_correction c join employee e on e.id = c.employee_id and e.deleted_at is null where ${isReached}`.execute(
    db,
  );
  const isWaiting = query.view === 'waiting';
  const { rows } = await sql<ListedCorrection>`
    select ${correctionFields}, json_build_object('id', e.id, 'name', e.name, 'position', e.position) as employee,
      l.legal_business_name as client, z.name as zone, s.name as shift, d.starts_at, d.ends_at,
      (select min(p.at) from punch p where p.employee_id = c.employee_id and p.work_date = c.work_date and p.kind = 'in'
        and p.correction_id is null) as clocked_in,
      (select max(p.at) from punch p where p.employee_id = c.employee_id and p.work_date = c.work_date and p.kind = 'out'
        and p.correction_id is null) as clocked_out
    from attendance_correction c
    join employee e on e.id = c.employee_id and e.deleted_at is null
    join client l on l.id = e.client_id
    join timezone z on z.id = e.timezone_id
    left join employee_schedule d on d.employee_id = c.employee_id and d.work_date = c.work_date and d.status <> 'cancelled'
    left join shift s on s.id = d.shift_id
    where ${isWaiting ? sql`c.state = 'requested'` : sql`c.state in ('approved', 'rejected')`} and ${isReached}
    order by ${isWaiting ? sql`c.created_at, c.id` : sql`c.decided_at desc, c.id desc`}
    limit ${query.rows} offset ${query.first}`.execute(db);
  const { waiting = 0, decided = 0 } = counted.rows[0] ?? {};
  return { rows, total: isWaiting ? waiting : decided, waiting };
}

/** Newest first. */
export async function correctionsOf(
  db: Db,
  employeeId: number,
  days: { from: string; to: string },
): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select ${correctionFields} from attendance_correction c
    where c.employee_id = ${employeeId} and c.work_date between ${days.from}::date and ${days.to}::date
    order by c.id desc`.execute(db);
  return rows;
}
