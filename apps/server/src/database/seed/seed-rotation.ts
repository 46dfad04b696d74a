import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';

const people = 6;
const weekdays = [1, 2, 3, 4, 5];

/** A rotation of two weeks at one client, with half of its people in each week, for the last two weeks and from now on. */
export async function seedRotation(
  db: Kysely<Database>,
  { plans, clientId }: { readonly plans: readonly EmployeePlan[]; readonly clientId: number },
  today: string,
): Promise<void> {
  const monday = addDays(mondayOf(today), -14);
  const chosen = plans
    .filter((plan) => plan.clientId === clientId && plan.situation === 'active' && plan.planned !== null)
    .slice(0, people);
  const [day, mid] = [await sharedShift(db, 'Day Shift'), await sharedShift(db, 'Mid Shift')];
  const { id: rotation_id } = await db
    .insertInto('rotation')
    .values({ name: 'Days and mids', client_id: clientId, weeks: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const days = [day, mid].flatMap((shift_id, index) =>
    weekdays.map((weekday) => ({ rotation_id, weeks: 2, week: index + 1, weekday, shift_id })),
  );
  await db.insertInto('rotation_day').values(days).execute();
  for (const [index, { id, planned }] of chosen.entries()) {
    const startsOn = addDays(monday, index % 2 === 0 ? 0 : -7);
    const { numUpdatedRows } = await db
      .updateTable('employee_shift')
      .set({ valid: sql<string>`daterange(lower(valid), ${monday}::date)` })
      .where('employee_id', '=', id)
      .where(sql<boolean>`upper_inf(valid) and lower(valid) < ${monday}::date`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await db
      .insertInto('employee_shift')
      .values({ employee_id: id, rotation_id, rotation_starts_on: startsOn, valid: `[${monday},)` })
      .execute();
    await sql`select rebuild_schedule(array[${id}::integer], ${monday}::date, ${addDays(today, planned?.after ?? 0)}::date)`.execute(
      db,
    );
  }
  await sql`select refresh_employee_list(${chosen.map(({ id }) => id)}::integer[], ${today}::date)`.execute(db);
}

async function sharedShift(db: Kysely<Database>, name: string): Promise<number> {
  const query = db.selectFrom('shift').select('id').where('name', '=', name).where('client_id', 'is', null);
  return (await query.executeTakeFirstOrThrow()).id;
}
