import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedTime } from './seed-clients.ts';

const yearly = { 'Vacation Leave': 1_500, 'Sick Leave': 1_000, 'Emergency Leave': 300 } as const;

/** Remaining leave of current employees this year; the amount varies with the id. */
export async function seedLeaveCredits(
  db: Kysely<Database>,
  plans: readonly EmployeePlan[],
  time: SeedTime,
): Promise<void> {
  const types = await db.selectFrom('leave_type').select(['id', 'name']).execute();
  const present = plans.filter(({ situation }) => situation === 'active');
  const credits = present.flatMap(({ id }) =>
    Object.entries(yearly).flatMap(([name, hundredths]) => {
      const type = types.find((one) => one.name === name);
      return type ? [{ employee_id: id, leave_type_id: type.id, hundredths: hundredths - (id % 7) * 50 + 50 }] : [];
    }),
  );
  await insertRows(
    db,
    'employee_leave_credit',
    credits.map((credit) => ({ ...credit, updated_at: time.now })),
  );
  const entries = credits.map(({ hundredths, ...credit }) => ({
    ...credit,
    change_hundredths: hundredths,
    source: 'import',
    created_at: time.now,
  }));
  await insertRows(db, 'employee_leave_credit_entry', entries);
}
