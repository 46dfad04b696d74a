import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface StatusType {
  readonly id: number;
  readonly name: string;
  readonly group: EmployeeStatus;
}

/** The one type of the group `active`. */
export const activeStatusTypeId = 1;

export async function findStatusType(db: Db, id: number): Promise<StatusType | undefined> {
  const { rows } = await sql<StatusType>`
    select id, name, status_group as "group" from status_type where id = ${id}`.execute(db);
  return rows[0];
}

export interface StatusChange {
  readonly employeeId: number;
  readonly toTypeId: number;
  readonly effectiveOn: string;
  readonly at: Temporal.Instant;
  readonly reason: string | null;
  readonly actor: { readonly userId: number; readonly name: string; readonly impersonator: { name: string } | null };
}

/** Stores the new status and adds it to the status history. */
export async function recordStatus(db: Db, change: StatusChange): Promise<void> {
  const { actor } = change;
  await sql`
    with before as (select id, status_type_id from employee where id = ${change.employeeId}),
    changed as (
      update employee set status_type_id = ${change.toTypeId}, version = version + 1, updated_at = now()
      where id = ${change.employeeId})
    insert into employee_status_history (employee_id, from_status_type_id, to_status_type_id, effective_on, reason,
      actor_user_id, actor_name, impersonator_name, at)
    select id, status_type_id, ${change.toTypeId}::integer, ${change.effectiveOn}::date, ${change.reason},
      ${actor.userId}::integer, ${actor.name}, ${actor.impersonator?.name ?? null}, ${change.at.toString()}::timestamptz
    from before`.execute(db);
}

/** The open employment period continues as inactive or active; its end does not change. */
export async function markOpenEmploymentPeriod(
  db: Db,
  employeeId: number,
  group: 'active' | 'inactive',
  reason: string | null,
): Promise<void> {
  await sql`
    update employee_active_date set status_group = ${group}, reason = ${reason}, version = version + 1
    where employee_id = ${employeeId} and end_date is null`.execute(db);
}

export interface Ending {
  readonly lastDay: string;
  readonly group: 'termination' | 'resignation';
  readonly reason: string;
  readonly clearanceStatus: string;
  readonly rehire: boolean;
}

export async function endEmploymentPeriod(db: Db, employeeId: number, ending: Ending): Promise<void> {
  await sql`
    update employee_active_date set end_date = ${ending.lastDay}::date, status_group = ${ending.group},
      reason = ${ending.reason}, clearance_status = ${ending.clearanceStatus}, rehire = ${ending.rehire}, version = version + 1
    where employee_id = ${employeeId} and end_date is null`.execute(db);
}

export interface NewEmploymentPeriod {
  readonly employeeId: number;
  readonly start: string;
  readonly orientation: string;
}

/** A new employment period; the employee's start and orientation days are updated with it. */
export async function beginEmploymentPeriod(db: Db, period: NewEmploymentPeriod): Promise<void> {
  const { employeeId, start } = period;
  await sql`
    insert into employee_active_date (employee_id, start_date, orientation_date)
    values (${employeeId}, ${start}::date, ${period.orientation}::date)`.execute(db);
  await sql`
    update employee set start_date = ${start}::date, orientation_date = ${period.orientation}::date where id = ${employeeId}`.execute(
    db,
  );
}

export async function setExemption(db: Db, employeeId: number, exempted: boolean): Promise<void> {
  await sql`
    update employee set is_infraction_exempted = ${exempted}, version = version + 1, updated_at = now()
    where id = ${employeeId}`.execute(db);
}
