import type { HolidayPolicyRow } from '@muster/contract/domains/holidays/holiday-policy-answers.ts';
import type { HolidayEffect } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

const selected = (today: string) => sql`
  select t.id, t.version, t.name, t.description, t.is_client_assignable, coalesce(l.lines, '[]') as lines,
    coalesce(l.calendars, '') as calendars, t.updated_at,
    (select count(*) from employee_policy p join employee e on e.id = p.employee_id and e.deleted_at is null
      where p.holiday_policy_id = t.id and p.valid @> ${today}::date)::integer as employees
  from holiday_policy t
  left join lateral (
    select json_agg(json_build_object('calendar_id', n.calendar_id, 'calendar', c.name, 'effect', n.effect,
      'from_year', n.from_year, 'until_year', n.until_year) order by n.from_year, search_key(c.name), n.id) as lines,
      string_agg(distinct c.name, ', ') as calendars
    from holiday_policy_line n join holiday_calendar c on c.id = n.calendar_id where n.policy_id = t.id
  ) l on true`;

export function readHolidayPolicyPage(
  db: Db,
  today: string,
  question: TableQuery,
): Promise<TablePage<HolidayPolicyRow>> {
  return readTable<HolidayPolicyRow>(
    db,
    { strategy: 'small', from: selected(today), order: sql`search_key(t.name)` },
    question,
  );
}

export async function readHolidayPolicy(db: Db, id: number, today: string): Promise<HolidayPolicyRow | undefined> {
  const { rows } = await sql<HolidayPolicyRow>`${selected(today)} where t.id = ${id}`.execute(db);
  return rows[0];
}

export type HolidayPolicyColumns = Pick<HolidayPolicyRow, 'name' | 'description' | 'is_client_assignable'>;

export async function insertHolidayPolicy(db: Db, columns: HolidayPolicyColumns): Promise<number> {
  return (await db.insertInto('holiday_policy').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateHolidayPolicyColumns(db: Db, id: number, columns: HolidayPolicyColumns): Promise<void> {
  await db
    .updateTable('holiday_policy')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedHolidayPolicy = HolidayPolicyColumns & { readonly id: number; readonly version: number };

export async function lockHolidayPolicy(db: Db, id: number): Promise<LockedHolidayPolicy | undefined> {
  return db.selectFrom('holiday_policy').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeHolidayPolicy(db: Db, id: number): Promise<void> {
  await db.deleteFrom('holiday_policy').where('id', '=', id).execute();
}

export type PolicyLineColumns = Omit<HolidayPolicyRow['lines'][number], 'calendar'>;

/** Replaces the lines of the policy. */
export async function storePolicyLines(db: Db, policyId: number, lines: readonly PolicyLineColumns[]): Promise<void> {
  await db.deleteFrom('holiday_policy_line').where('policy_id', '=', policyId).execute();
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ ...line, policy_id: policyId }));
  await db.insertInto('holiday_policy_line').values(rows).execute();
}

export async function policyLines(db: Db, policyId: number): Promise<PolicyLineColumns[]> {
  return db
    .selectFrom('holiday_policy_line')
    .select(['calendar_id', 'effect', 'from_year', 'until_year'])
    .where('policy_id', '=', policyId)
    .orderBy('from_year')
    .orderBy('id')
    .$narrowType<{ effect: HolidayEffect }>()
    .execute();
}

/** Clients and employees that have, had or will have the policy. */
export async function holdersOfPolicy(db: Db, policyId: number): Promise<{ clients: number; employees: number }> {
  const { rows } = await sql<{ clients: number; employees: number }>`
    select (select count(distinct client_id) from client_policy where holiday_policy_id = ${policyId})::integer as clients,
      (select count(distinct employee_id) from employee_policy where holiday_policy_id = ${policyId})::integer as employees`.execute(
    db,
  );
  return rows[0] ?? { clients: 0, employees: 0 };
}
