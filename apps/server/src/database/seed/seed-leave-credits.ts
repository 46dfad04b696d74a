import { minutesOfCredits } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedTime } from './seed-clients.ts';

/** Vacation that current employees had at the beginning of the year; the amount varies with the id. Every fifth was corrected. */
export async function seedLeaveCredits(
  db: Kysely<Database>,
  plans: readonly EmployeePlan[],
  time: SeedTime,
): Promise<void> {
  const vacation = await db.selectFrom('leave_type').select('id').where('code', '=', 'VL').executeTakeFirstOrThrow();
  const present = plans.filter(({ situation }) => situation === 'active');
  const imported = { reason: null, effective_on: `${time.today.slice(0, 4)}-01-01`, created_at: time.now };
  const entries = present.flatMap(({ id }) => {
    const account = { employee_id: id, leave_type_id: vacation.id };
    const given = { ...account, ...imported, kind: 'import', minutes: minutesOfCredits((id % 7) * 50 + 50) };
    if (id % 5 !== 0) return [given];
    const correction = { kind: 'adjustment', minutes: 480, reason: 'One day of last year was not carried over.' };
    return [given, { ...account, ...imported, ...correction, effective_on: time.today }];
  });
  await insertRows(db, 'leave_entry', entries);
}
