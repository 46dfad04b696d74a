import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { statusTypeIds } from './known-ids.ts';
import { resignationReasons } from './positions.ts';
import type { SeededAccount } from './seed-accounts.ts';

// None of those whose client, position or shift is about to change.
const everyPerson = 28;
const firstPerson = 9;
const weeksOfNotice = [2, 3, 5] as const;

/** Three employees in their notice period, whose last day is a Friday. */
export async function seedLeavers(
  db: Kysely<Database>,
  plans: readonly EmployeePlan[],
  accounts: readonly SeededAccount[],
  today: string,
): Promise<void> {
  const hr = accounts.find(({ account }) => account.role === 'hr');
  if (!hr) throw new Error('The demo company needs an HR account.');
  const people = plans.filter(({ situation, planned }) => situation === 'active' && planned !== null);
  for (const [index, weeks] of weeksOfNotice.entries()) {
    const plan = people[firstPerson + index * everyPerson];
    if (!plan) return;
    const lastDay = addDays(mondayOf(today), weeks * 7 + 4);
    const reason = resignationReasons[index % resignationReasons.length];
    await sql`
      insert into employee_planned_ending (employee_id, last_day, status_type_id, status_group, reason, clearance_status, rehire,
        effective_at, actor_user_id, actor_name)
      select ${plan.id}::integer, ${lastDay}::date, ${statusTypeIds.resigned}::integer, 'resignation', ${reason}, 'Pending', true,
        greatest((${lastDay}::date + 1)::timestamp at time zone 'Asia/Manila',
          (select max(ends_at) + interval '1 hour' from employee_schedule
           where employee_id = ${plan.id} and status = 'scheduled' and work_date = ${lastDay}::date)),
        u.id, u.name
      from app_user u where u.id = ${hr.userId}`.execute(db);
    await sql`
      select rebuild_schedule(array[${plan.id}::integer], ${addDays(lastDay, 1)}::date,
        greatest(${addDays(lastDay, 1)}::date, ${addDays(today, plan.planned?.after ?? 0)}::date))`.execute(db);
  }
}
