import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface LeaveType {
  readonly id: number;
  readonly name: string;
}

export async function leaveTypes(db: Db): Promise<LeaveType[]> {
  return db.selectFrom('leave_type').select(['id', 'name']).orderBy(sql`search_key(name)`).execute();
}

export interface LeaveCredit {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  /** Of a day. */
  readonly hundredths: number;
}

export async function leaveCreditsOf(db: Db, employeeIds: readonly number[]): Promise<LeaveCredit[]> {
  const { rows } = await sql<LeaveCredit>`
    select employee_id as "employeeId", leave_type_id as "leaveTypeId", hundredths from employee_leave_credit
    where employee_id = any (${employeeIds}::integer[])`.execute(db);
  return rows;
}

/** Sets credits to the given values. Each difference becomes an entry; an unchanged value does not. */
export async function setLeaveCredits(db: Db, given: readonly LeaveCredit[], userId: number): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given ("employeeId" integer, "leaveTypeId" integer, hundredths integer)),
    entries as (
      insert into employee_leave_credit_entry (employee_id, leave_type_id, change_hundredths, source, created_by_user_id)
      select "employeeId", "leaveTypeId", given.hundredths - coalesce(c.hundredths, 0), 'import', ${userId}::integer
      from given left join employee_leave_credit c on c.employee_id = "employeeId" and c.leave_type_id = "leaveTypeId"
      where given.hundredths <> coalesce(c.hundredths, 0))
    insert into employee_leave_credit (employee_id, leave_type_id, hundredths)
    select "employeeId", "leaveTypeId", hundredths from given
    on conflict (employee_id, leave_type_id)
      do update set hundredths = excluded.hundredths, version = employee_leave_credit.version + 1, updated_at = now()
      where employee_leave_credit.hundredths <> excluded.hundredths`.execute(db);
}
