import { creditsOf, minutesOfCredits } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface LeaveType {
  readonly id: number;
  readonly name: string;
  /** As the activity log names it. */
  readonly logged_type: string;
}

/** More people read the activity log than may know that somebody has leave of a confidential type. */
export const loggedType = sql`case when t.visibility = 'team' then t.name else 'Confidential leave' end`;

export async function leaveTypes(db: Db): Promise<LeaveType[]> {
  const { rows } = await sql<LeaveType>`
    select t.id, t.name, ${loggedType} as logged_type from leave_type t order by search_key(t.name)`.execute(db);
  return rows;
}

export interface LeaveCredit {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  /** Of a day. */
  readonly hundredths: number;
}

interface Balance {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  readonly minutes: number;
}

/** On the day, without entries that count later. */
export async function leaveCreditsOf(db: Db, employeeIds: readonly number[], day: string): Promise<LeaveCredit[]> {
  const balances = await balancesOf(db, employeeIds, day);
  return balances.map(({ minutes, ...account }) => ({ ...account, hundredths: creditsOf(minutes) }));
}

/** Sets balances on the day to the given credits. Each difference becomes an entry; an unchanged credit does not. */
export async function setLeaveCredits(
  db: Db,
  given: readonly LeaveCredit[],
  { userId, day }: { readonly userId: number; readonly day: string },
): Promise<void> {
  const people = [...new Set(given.map(({ employeeId }) => employeeId))];
  // An adjustment at the same time waits, or was counted.
  await sql`select from leave_account where employee_id = any (${people}::integer[])
    order by employee_id, leave_type_id for update`.execute(db);
  const stored = new Map((await balancesOf(db, people, day)).map((one) => [keyOf(one), one.minutes]));
  const entries = given.flatMap((credit) => {
    const minutes = stored.get(keyOf(credit)) ?? 0;
    if (creditsOf(minutes) === credit.hundredths) return [];
    return [{ ...credit, change: minutesOfCredits(credit.hundredths) - minutes }];
  });
  await sql`
    insert into leave_entry (employee_id, leave_type_id, kind, minutes, effective_on, created_by_user_id)
    select "employeeId", "leaveTypeId", 'import', change, ${day}::date, ${userId}::integer
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as given ("employeeId" integer, "leaveTypeId" integer, change integer)`.execute(db);
}

async function balancesOf(db: Db, employeeIds: readonly number[], day: string): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select a.employee_id as "employeeId", a.leave_type_id as "leaveTypeId", (a.minutes - coalesce(later.minutes, 0))::integer as minutes
    from leave_account a left join lateral (
      select sum(n.minutes) as minutes from leave_entry n
      where n.employee_id = a.employee_id and n.leave_type_id = a.leave_type_id and n.effective_on > ${day}::date) later on true
    where a.employee_id = any (${employeeIds}::integer[])`.execute(db);
  return rows;
}

const keyOf = ({ employeeId, leaveTypeId }: { readonly employeeId: number; readonly leaveTypeId: number }) =>
  `${employeeId} ${leaveTypeId}`;
