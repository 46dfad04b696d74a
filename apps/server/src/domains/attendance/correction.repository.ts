import type { CorrectionEffect } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionTimes } from '@muster/contract/domains/attendance/correction.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { isCorrectionReached } from './correction-list.repository.ts';

export interface NewCorrection {
  readonly employeeId: number;
  readonly workDate: string;
  /** Null unless times count. */
  readonly times: CorrectionTimes | null;
  readonly counts: CorrectionEffect;
  /** Null: the employee asks. */
  readonly enteredBy: { readonly id: number; readonly name: string } | null;
}

/** The database refuses a second pending correction of a day (`attendance_correction_one_open`). Returns the ids in order. */
export async function insertCorrections(
  db: Db,
  corrections: readonly NewCorrection[],
  { reason, evidence, now }: { readonly reason: string; readonly evidence: string | null; readonly now: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; employee_id: number; work_date: string }>`
    insert into attendance_correction (employee_id, work_date, proposed_in, proposed_out, breaks, reason, evidence, created_at,
      entered_by_user_id, entered_by_name, counts)
    select w.employee_id, w.work_date, w."in", w."out", w.breaks, ${reason}, ${evidence}, ${now}::timestamptz, w.user_id, w.user_name, w.counts
    from json_to_recordset(${JSON.stringify(corrections.map(columnsOf))}::json) as w (employee_id integer, work_date date,
      "in" timestamptz, "out" timestamptz, breaks tstzmultirange, user_id integer, user_name text, counts text)
    order by w.employee_id, w.work_date
    returning id, employee_id, work_date::text as work_date`.execute(db);
  const ids = new Map(rows.map(({ id, employee_id, work_date }) => [`${employee_id} ${work_date}`, id]));
  return corrections.map(({ employeeId, workDate }) => ids.get(`${employeeId} ${workDate}`) ?? 0);
}

function columnsOf({ employeeId, workDate, times, counts, enteredBy }: NewCorrection) {
  const breaks = (times?.breaks ?? []).map(({ start, end }) => `[${start},${end})`).join(',');
  return {
    employee_id: employeeId,
    work_date: workDate,
    counts,
    in: times?.in.toString() ?? null,
    out: times?.out.toString() ?? null,
    breaks: `{${breaks}}`,
    user_id: enteredBy?.id ?? null,
    user_name: enteredBy?.name ?? null,
  };
}

export interface StoredCorrection {
  readonly id: number;
  readonly employee_id: number;
  readonly client_id: number;
  readonly name: string;
  readonly zone: string;
  readonly work_date: string;
  readonly counts: CorrectionEffect;
  /** Null unless its times count. */
  readonly proposed_in: string | null;
  readonly proposed_out: string | null;
  readonly state: string;
  readonly version: number;
  /** Null: the employee asked. */
  readonly entered_by_user_id: number | null;
  readonly is_reached: boolean;
}

/** Locked until the end of the transaction, after the employee: settling and requesting lock them in this order too. */
export async function lockCorrection(db: Db, id: number, reach: SubjectReach): Promise<StoredCorrection | undefined> {
  await sql`
    select from employee e where e.id = (select employee_id from attendance_correction where id = ${id}) for no key update`.execute(
    db,
  );
  const { rows } = await sql<StoredCorrection>`
    select c.id, c.employee_id, e.client_id, e.name, z.name as zone, c.work_date::text as work_date, c.counts, c.proposed_in, c.proposed_out, c.state,
      c.version, c.entered_by_user_id, ${isCorrectionReached(reach)} as is_reached
    from attendance_correction c
    join employee e on e.id = c.employee_id and e.deleted_at is null
    join timezone z on z.id = e.timezone_id
    where c.id = ${id} for update of c`.execute(db);
  return rows[0];
}

/** Returns the new version. */
export async function closeCorrection(
  db: Db,
  id: number,
  state: 'approved' | 'rejected' | 'withdrawn',
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update attendance_correction set state = ${state}, version = version + 1
    where id = ${id} and state = 'requested' returning version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** What counts for a day now. */
export interface CountedDay {
  /** Of the latest approved correction; null: none. */
  readonly counts: CorrectionEffect | null;
  readonly has_punches: boolean;
}

export async function countedDay(db: Db, employeeId: number, workDate: string): Promise<CountedDay> {
  const { rows } = await sql<CountedDay>`
    select (select c.counts from attendance_correction c where c.employee_id = ${employeeId} and c.work_date = ${workDate}::date
        and c.state = 'approved' order by c.id desc limit 1) as counts,
      exists (select from counted_punches(${workDate}::date, ${workDate}::date) p where p.employee_id = ${employeeId}) as has_punches`.execute(
    db,
  );
  return rows[0] ?? { counts: null, has_punches: false };
}

/** The times of the correction as punches that count from now on; the original punches are kept. */
export async function insertCorrectedPunches(
  db: Db,
  { id, zone }: Pick<StoredCorrection, 'id' | 'zone'>,
  now: string,
): Promise<void> {
  await sql`
    insert into punch (employee_id, kind, at, zone, work_date, source, raw_id, recorded_at, correction_id)
    select c.employee_id, p.kind, p.at, ${zone}, c.work_date, 'correction', c.id || ':' || row_number() over (order by p.at, p.turn),
      ${now}::timestamptz, c.id
    from attendance_correction c
    cross join lateral (
      select 'in' as kind, c.proposed_in as at, 1 as turn
      union all select 'break_start', lower(b), 2 from unnest(c.breaks) b
      union all select 'break_end', upper(b), 3 from unnest(c.breaks) b
      union all select 'out', c.proposed_out, 4) p
    where c.id = ${id} order by p.at, p.turn`.execute(db);
}

export async function usersOfEmployees(
  db: Db,
  employeeIds: readonly number[],
): Promise<{ id: number; employee_id: number }[]> {
  const { rows } = await sql<{ id: number; employee_id: number }>`
    select id, employee_id from app_user where employee_id = any (${[...employeeIds]}::integer[]) order by id`.execute(
    db,
  );
  return rows;
}

export interface WaitingCorrection {
  readonly id: number;
  readonly employee_id: number;
  readonly work_date: string;
  /** Null: the employee asks. */
  readonly entered_by_user_id: number | null;
}

/** Those of the corrections that wait for a decision. */
export async function waitingCorrections(db: Db, ids: readonly number[]): Promise<WaitingCorrection[]> {
  const { rows } = await sql<WaitingCorrection>`
    select c.id, c.employee_id, c.work_date::text as work_date, c.entered_by_user_id
    from attendance_correction c join employee e on e.id = c.employee_id
    where c.id = any (${[...ids]}::integer[]) and c.state = 'requested'`.execute(db);
  return rows;
}
