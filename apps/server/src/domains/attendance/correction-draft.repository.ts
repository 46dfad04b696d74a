import type { NearbyShift } from '@muster/contract/domains/attendance/corrected-shift.rules.ts';
import type { CorrectionTimes } from '@muster/contract/domains/attendance/correction.rules.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';
import { clientOfDay } from './client-of-day.repository.ts';

/** Requested times of a day. */
export interface CorrectionDraft {
  readonly employeeId: number;
  readonly workDate: string;
  readonly times: CorrectionTimes;
}

export interface DraftPerson {
  readonly id: number;
  readonly name: string;
  readonly zone: string;
}

/** Locked until the end of the transaction, in the order in which settling locks them. */
export async function lockDraftPeople(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select from employee where id = any (${[...ids]}::integer[]) order by id for no key update`.execute(db);
}

export async function draftPeople(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, DraftPerson>> {
  const { rows } = await sql<DraftPerson>`
    select e.id, e.name, z.name as zone from employee e join timezone z on z.id = e.timezone_id
    where e.id = any (${[...ids]}::integer[]) and e.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the records say about a draft. */
export interface DraftObstacles {
  readonly employee_id: number;
  readonly work_date: string;
  /** The client of the employee on the day, whose team leads decide. */
  readonly client_id: number;
  readonly is_reached: boolean;
  readonly is_employed: boolean;
  readonly is_suspended: boolean;
  /** A correction of the day waits for a decision. */
  readonly is_waiting: boolean;
  /** Why the day itself can no longer change; null if it can. */
  readonly locked: string | null;
  /** Another day of the employee with overlapping hours, which would then count twice. */
  readonly clash: string | null;
  /** Shifts of the employee around the day, also on holidays. */
  readonly shifts: readonly NearbyShift[];
}

export interface DraftSpan {
  readonly employeeId: number;
  readonly workDate: string;
  /** Null: without times no other day can clash. */
  readonly in: string | null;
  readonly out: string | null;
}

export async function draftObstacles(db: Db, drafts: readonly DraftSpan[], reach: Reach): Promise<DraftObstacles[]> {
  const { rows } = await sql<DraftObstacles>`
    with draft as materialized (
      select w.employee_id, w.work_date, w."in", w."out"
      from json_to_recordset(${JSON.stringify(drafts.map(columnsOf))}::json) as w (employee_id integer, work_date date,
        "in" timestamptz, "out" timestamptz)
    )
    select w.employee_id, w.work_date::text as work_date, p.client_id,
      ${isPersonReached(reach, { employee: sql`w.employee_id`, client: sql`p.client_id` })} as is_reached,
      exists (select from employee_active_date a where a.employee_id = w.employee_id
        and daterange(a.start_date, a.end_date, '[]') @> w.work_date) as is_employed,
      coalesce((select t.status_group = 'inactive' from employee_status_history h join status_type t on t.id = h.to_status_type_id
        where h.employee_id = w.employee_id and h.effective_on <= w.work_date
          -- The hours of the first day until then were worked.
          and not (t.status_group = 'inactive' and h.effective_on = w.work_date and h.at >= w."out")
        order by h.effective_on desc, h.id desc limit 1), false) as is_suspended,
      exists (select from attendance_correction c where c.employee_id = w.employee_id and c.work_date = w.work_date
        and c.state = 'requested') as is_waiting,
      (select l.reason from attendance_lock l where l.employee_id = w.employee_id and l.days @> w.work_date) as locked,
      (select min(x.work_date)::text from attendance_day x
        where x.employee_id = w.employee_id and x.work_date <> w.work_date and x.work_date between w.work_date - 2 and w.work_date + 2
          and x.first_in < w."out" and coalesce(x.last_out, x.first_in) > w."in") as clash,
      (select coalesce(json_agg(json_build_object('workDate', s.work_date, 'startsAt', (extract(epoch from s.starts_at) * 1000000)::bigint,
          'endsAt', (extract(epoch from s.ends_at) * 1000000)::bigint)), '[]')
        from employee_schedule s where s.employee_id = w.employee_id and s.status in ('scheduled', 'swapped', 'holiday')
          and s.work_date between w.work_date - 2 and w.work_date + 2) as shifts
    from draft w
    join employee e on e.id = w.employee_id and e.deleted_at is null
    cross join lateral (select ${clientOfDay(sql`w.work_date`)} as client_id) p`.execute(db);
  return rows;
}

const columnsOf = ({ employeeId, workDate, ...span }: DraftSpan) => ({
  employee_id: employeeId,
  work_date: workDate,
  in: span.in,
  out: span.out,
});
