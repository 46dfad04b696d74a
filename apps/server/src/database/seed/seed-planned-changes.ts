import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';

const everyPerson = 14;

/** Future promotions, moves to another client and to the day shift, each on a Monday. */
export async function seedPlannedChanges(
  db: Kysely<Database>,
  plans: readonly EmployeePlan[],
  today: string,
): Promise<void> {
  const people = plans.filter(({ situation, planned }) => situation === 'active' && planned !== null);
  for (const [index, plan] of people.entries()) {
    const day = mondayOf(addDays(today, 10 + (index % 5) * 7));
    if (index % everyPerson === 1) await planPromotion(db, plan, day);
    if (index % everyPerson === 6) await planDayShift(db, plan, day, today);
    if (index % everyPerson === 11) await planMove(db, plan, day);
  }
}

async function planPromotion(db: Kysely<Database>, { id, rows }: EmployeePlan, day: string): Promise<void> {
  const position = rows.employee[0]?.position ?? '';
  await endBefore(db, 'employee_position', id, day);
  await sql`
    insert into employee_position (employee_id, position, valid, is_waiting)
    values (${id}, ${`Senior ${position}`}, daterange(${day}::date, null), true)`.execute(db);
}

async function planDayShift(db: Kysely<Database>, { id, planned }: EmployeePlan, day: string, today: string) {
  const { rows } = await sql<{ id: number }>`
    select s.id from shift s join employee_shift w on w.employee_id = ${id} and upper_inf(w.valid) and w.shift_id <> s.id
    where s.name = 'Day Shift' and s.client_id is null and lower(w.valid) < ${day}::date`.execute(db);
  const [shift] = rows;
  if (!shift) return;
  await endBefore(db, 'employee_shift', id, day);
  await sql`
    insert into employee_shift (employee_id, shift_id, valid)
    values (${id}, ${shift.id}, daterange(${day}::date, null))`.execute(db);
  await sql`
    select rebuild_schedule(array[${id}::integer], ${day}::date, ${addDays(today, planned?.after ?? 0)}::date)`.execute(
    db,
  );
}

/** To the next client that accepts employees. */
async function planMove(db: Kysely<Database>, { id, clientId }: EmployeePlan, day: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select c.id from client c
    where c.status = 'Active' and c.id not in (1, ${clientId}) and ${clientId} <> 1
      and exists (select from client_invoice_config f where f.client_id = c.id and f.valid @> ${day}::date)
    order by c.id < ${clientId}, c.id limit 1`.execute(db);
  const [client] = rows;
  if (!client) return;
  await endBefore(db, 'employee_client', id, day);
  await sql`
    insert into employee_client (employee_id, client_id, valid, is_waiting)
    values (${id}, ${client.id}, daterange(${day}::date, null), true)`.execute(db);
}

async function endBefore(
  db: Kysely<Database>,
  table: 'employee_position' | 'employee_shift' | 'employee_client',
  employeeId: number,
  day: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set valid = daterange(lower(valid), ${day}::date)
    where employee_id = ${employeeId} and upper_inf(valid)`.execute(db);
}
