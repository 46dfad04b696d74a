import type { Period } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import { type TimesheetState, timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import type { SheetReach } from './timesheet-reach.ts';
import { sheetsById } from './timesheet-record.repository.ts';

/** Adds one for everybody who is employed during the period and has none. Returns the number added. */
export async function openSheets(db: Db, { first, last }: { first: string; last: string }): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into timesheet (employee_id, first_day)
    select e.id, ${first}::date from employee e
    where e.deleted_at is null and exists (select from employee_active_date a where a.employee_id = e.id
      and daterange(a.start_date, a.end_date, '[]') && daterange(${first}::date, ${last}::date, '[]'))
    order by e.id
    on conflict on constraint timesheet_period_unique do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Reads timesheets, the viewer's own and those within reach, and locks them until the transaction ends. Give `period` if all
 * belong to it and there may be many.
 */
export async function lockSheets(
  db: Db,
  ids: readonly number[],
  reach: SheetReach,
  period: Period | null = null,
): Promise<SheetRow[]> {
  const isChosen = sql`s.id = any (${[...ids]}::integer[])`;
  await sql`select from timesheet s where ${isChosen} order by s.id for update`.execute(db);
  return sheetsById(db, ids, reach, period);
}

/** The versions of the submitted timesheets of these people. */
export async function lockSubmitted(db: Db, employeeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from timesheet where employee_id = any (${[...employeeIds]}::integer[]) and state = 'submitted'
    order by id for update`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Submitted timesheets after an id whose pending round has decisions about another version. */
export async function changedSinceDecision(
  db: Db,
  after: number,
  most: number,
): Promise<{ readonly id: number; readonly employee_id: number }[]> {
  const { rows } = await sql<{ id: number; employee_id: number }>`
    select s.id, s.employee_id from timesheet s
    join approval_request r on r.kind = ${timesheetApproval} and r.subject_id = s.id and r.state = 'pending' and r.subject_version <> s.version
    where s.state = 'submitted' and s.id > ${after} and exists (select from approval_decision d where d.request_id = r.id)
    order by s.id limit ${most}`.execute(db);
  return rows;
}

export interface Step {
  readonly from: TimesheetState;
  readonly to: TimesheetState;
  readonly reason: string | null;
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: string;
}

/** Changes the state of timesheets and records who did it. An approval stores the current totals. */
export async function moveSheets(db: Db, ids: readonly number[], step: Step): Promise<number> {
  const { numAffectedRows } = await sql`
    with moved as (
      update timesheet s set state = ${step.to}, version = s.version + 1,
        approved_totals = case ${step.to} when 'approved' then timesheet_totals(s.employee_id, s.first_day, s.last_day)
          when 'locked' then s.approved_totals end
      where s.id = any (${[...ids]}::integer[]) and s.state = ${step.from}
      returning s.id
    )
    insert into timesheet_step (timesheet_id, from_state, to_state, reason, by_user_id, by_name, at)
    select id, ${step.from}, ${step.to}, ${step.reason}, ${step.by.userId}::integer, ${step.by.name}, ${step.at}::timestamptz
    from moved`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The account of the employee, and the reason of the last reopening. */
export async function reopenedFor(
  db: Db,
  id: number,
): Promise<{ user_id: number; first_day: string; last_day: string; reason: string } | undefined> {
  const { rows } = await sql<{ user_id: number; first_day: string; last_day: string; reason: string }>`
    select u.id as user_id, s.first_day::text as first_day, s.last_day::text as last_day, p.reason
    from timesheet s
    join app_user u on u.employee_id = s.employee_id and u.deleted_at is null
    cross join lateral (select reason from timesheet_step where timesheet_id = s.id and to_state = 'open'
      order by at desc, id desc limit 1) p
    where s.id = ${id}`.execute(db);
  return rows[0];
}
