import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows } from './insert-rows.ts';
import { type EmployeeTable, employeeTables } from './plan-facts.ts';

/** Stores the planned employees and updates the employee list. */
export async function storeEmployees(
  db: Kysely<Database>,
  plans: readonly EmployeePlan[],
  today: string,
): Promise<void> {
  for (const table of employeeTables) await storeTable(db, table, plans);
  await planSchedules(db, plans, today);
  const ids = plans.map((plan) => plan.id);
  await sql`select refresh_employee_list(${ids}::integer[], ${today}::date)`.execute(db);
}

async function planSchedules(db: Kysely<Database>, plans: readonly EmployeePlan[], today: string): Promise<void> {
  const wanted = plans.filter((plan) => plan.planned !== null);
  for (const planned of new Set(wanted.map((plan) => plan.planned))) {
    const ids = wanted.filter((plan) => plan.planned === planned).map((plan) => plan.id);
    const [first, last] = [addDays(today, -(planned?.before ?? 0)), addDays(today, planned?.after ?? 0)];
    await sql`select rebuild_schedule(${ids}::integer[], ${first}::date, ${last}::date)`.execute(db);
  }
}

async function storeTable<Table extends EmployeeTable>(
  db: Kysely<Database>,
  table: Table,
  plans: readonly EmployeePlan[],
) {
  await insertRows<Table>(
    db,
    table,
    plans.flatMap((plan) => plan.rows[table]),
  );
}

/** Outside of transactions: updates the planner's statistics and the visibility map. */
export async function settleStatistics(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of [
      'client',
      'shift',
      'employee_list',
      'employee_search',
      'employee_schedule',
      ...employeeTables,
    ]) {
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    }
    await sql`reset statement_timeout`.execute(connection);
  });
}
