import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';
import type { Ending, StatusChange } from './employee-status.repository.ts';

export interface PlannedEnding extends Ending {
  readonly employeeId: number;
  readonly typeId: number;
  readonly effectiveAt: string;
  readonly actor: StatusChange['actor'];
}

/** Replaces an earlier plan. */
export async function storePlannedEnding(db: Db, plan: PlannedEnding): Promise<void> {
  await removePlannedEnding(db, plan.employeeId);
  await sql`
    insert into employee_planned_ending (employee_id, last_day, status_type_id, status_group, reason, clearance_status, rehire,
      effective_at, actor_user_id, actor_name, impersonator_name)
    values (${plan.employeeId}, ${plan.lastDay}::date, ${plan.typeId}, ${plan.group}, ${plan.reason}, ${plan.clearanceStatus},
      ${plan.rehire}, ${plan.effectiveAt}::timestamptz, ${plan.actor.userId}, ${plan.actor.name},
      ${plan.actor.impersonator?.name ?? null})`.execute(db);
}

export async function removePlannedEnding(db: Db, employeeId: number): Promise<void> {
  await sql`delete from employee_planned_ending where employee_id = ${employeeId}`.execute(db);
}

/** Days after the last one for which a swap was approved, with the other person. */
export async function swapsAfter(
  db: Db,
  employeeId: number,
  lastDay: string,
): Promise<{ day: string; colleague: string }[]> {
  const { rows } = await sql<{ day: string; colleague: string }>`
    select d.work_date::text as day, o.name as colleague
    from swapped_day d
    join shift_swap w on w.id = d.swap_id and w.state = 'approved'
    join employee o on o.id = case w.requester_employee_id
      when d.employee_id then w.colleague_employee_id else w.requester_employee_id end
    where d.employee_id = ${employeeId} and d.work_date > ${lastDay}::date
    order by d.work_date limit 50`.execute(db);
  return rows;
}

/** The last shift of the employee ends later than when the ending was planned. */
export async function postponePlannedEnding(db: Db, employeeId: number, effectiveAt: string): Promise<void> {
  await sql`
    update employee_planned_ending set effective_at = ${effectiveAt}::timestamptz where employee_id = ${employeeId}`.execute(
    db,
  );
}

/** The next employees by id whose planned ending is due. */
export async function dueEndings(db: Db, now: string, { after, most }: Portion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.employee_id as id from employee_planned_ending p
    join employee e on e.id = p.employee_id and e.deleted_at is null
    where p.effective_at <= ${now}::timestamptz and p.employee_id > ${after}
    order by p.employee_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
