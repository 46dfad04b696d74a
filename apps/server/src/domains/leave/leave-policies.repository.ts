import type { LeavePolicyRow } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import type { PolicyLine, PolicyVersion } from '@muster/contract/domains/leave/leave-policy-spans.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

const lineFields = sql`'leave_type_id', n.leave_type_id, 'accrual', n.accrual, 'yearly_minutes', n.yearly_minutes, 'rounding', n.rounding,
  'prorates_joining', n.prorates_joining, 'prorates_leaving', n.prorates_leaving, 'waiting_months', n.waiting_months,
  'cap_minutes', n.cap_minutes, 'carry_minutes', n.carry_minutes, 'carry_months', n.carry_months,
  'negative_minutes', n.negative_minutes, 'steps', coalesce((
    select jsonb_agg(jsonb_build_object('after_years', s.after_years, 'minutes', s.minutes) order by s.after_years)
    from leave_policy_step s where s.line_id = n.id), '[]'::jsonb)`;

/** With the minutes of the ledger. */
export type NamedLine = PolicyLine & { readonly leave_type: string };

export type StoredPolicy = Omit<LeavePolicyRow, 'versions'> & {
  readonly versions: readonly {
    readonly first_day: string;
    readonly is_planned: boolean;
    readonly lines: readonly NamedLine[];
  }[];
};

const selected = (today: string) => sql`
  select t.id, t.version, t.name, t.description, t.is_client_assignable, t.updated_at,
    coalesce((
      select jsonb_agg(jsonb_build_object('first_day', v.first_day,
        'is_planned', v.first_day > ${today}::date, 'lines', coalesce((
        select jsonb_agg(jsonb_build_object('leave_type', y.name, ${lineFields}) order by search_key(y.name), n.id)
        from leave_policy_line n join leave_type y on y.id = n.leave_type_id where n.version_id = v.id), '[]'::jsonb)) order by v.first_day desc)
      from leave_policy_version v where v.policy_id = t.id), '[]'::jsonb) as versions,
    coalesce((
      select string_agg(y.name, ', ' order by search_key(y.name)) from leave_policy_line n join leave_type y on y.id = n.leave_type_id
      where n.version_id = (
        select v.id from leave_policy_version v where v.policy_id = t.id and v.first_day <= ${today}::date
        order by v.first_day desc limit 1)), '') as types,
    (select count(*) from employee_policy p join employee e on e.id = p.employee_id and e.deleted_at is null
      where p.leave_policy_id = t.id and p.valid @> ${today}::date)::integer as employees
  from leave_policy t`;

export function readLeavePolicyPage(db: Db, today: string, question: TableQuery): Promise<TablePage<StoredPolicy>> {
  return readTable<StoredPolicy>(
    db,
    { strategy: 'small', from: selected(today), order: sql`search_key(t.name)` },
    question,
  );
}

export async function readLeavePolicy(db: Db, id: number, today: string): Promise<StoredPolicy | undefined> {
  const { rows } = await sql<StoredPolicy>`${selected(today)} where t.id = ${id}`.execute(db);
  return rows[0];
}

export type LeavePolicyColumns = Pick<LeavePolicyRow, 'name' | 'description' | 'is_client_assignable'>;

export async function insertLeavePolicy(db: Db, columns: LeavePolicyColumns): Promise<number> {
  return (await db.insertInto('leave_policy').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateLeavePolicyColumns(db: Db, id: number, columns: LeavePolicyColumns): Promise<void> {
  await db
    .updateTable('leave_policy')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedLeavePolicy = LeavePolicyColumns & { readonly id: number; readonly version: number };

export async function lockLeavePolicy(db: Db, id: number): Promise<LockedLeavePolicy | undefined> {
  return db.selectFrom('leave_policy').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeLeavePolicy(db: Db, id: number): Promise<void> {
  await db.deleteFrom('leave_policy').where('id', '=', id).execute();
}

/** Stores the version that begins on the day, with its lines. One that begins on the same day is replaced. */
export async function storePolicyVersion(
  db: Db,
  policyId: number,
  { first_day, lines }: { readonly first_day: string; readonly lines: readonly PolicyLine[] },
): Promise<void> {
  await removePolicyVersion(db, policyId, first_day);
  await sql`
    with version as (
      insert into leave_policy_version (policy_id, first_day) values (${policyId}, ${first_day}::date) returning id
    ), given as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g (leave_type_id integer, accrual text,
        yearly_minutes integer, rounding text, prorates_joining boolean, prorates_leaving boolean, waiting_months integer,
        cap_minutes integer, carry_minutes integer, carry_months integer, negative_minutes integer, steps jsonb)
    ), stored as (
      insert into leave_policy_line (version_id, leave_type_id, accrual, yearly_minutes, rounding, prorates_joining, prorates_leaving,
        waiting_months, cap_minutes, carry_minutes, carry_months, negative_minutes)
      select v.id, g.leave_type_id, g.accrual, g.yearly_minutes, g.rounding, g.prorates_joining, g.prorates_leaving, g.waiting_months,
        g.cap_minutes, g.carry_minutes, g.carry_months, g.negative_minutes
      from version v cross join given g
      returning id, leave_type_id
    )
    insert into leave_policy_step (line_id, after_years, minutes)
    select n.id, s.after_years, s.minutes from stored n join given g on g.leave_type_id = n.leave_type_id
    cross join jsonb_to_recordset(g.steps) as s (after_years integer, minutes integer)`.execute(db);
}

export async function removePolicyVersion(db: Db, policyId: number, firstDay: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('leave_policy_version')
    .where('policy_id', '=', policyId)
    .where('first_day', '=', firstDay)
    .returning('id')
    .execute();
  return removed.length > 0;
}

/** Of these policies. */
export async function policyVersions(db: Db, policyIds: readonly number[]): Promise<Map<number, PolicyVersion[]>> {
  const { rows } = await sql<PolicyVersion & { readonly policy_id: number }>`
    select v.policy_id, v.first_day::text as first_day, coalesce((
      select jsonb_agg(jsonb_build_object(${lineFields})) from leave_policy_line n where n.version_id = v.id), '[]'::jsonb) as lines
    from leave_policy_version v where v.policy_id = any (${[...policyIds]}::integer[]) order by v.first_day`.execute(
    db,
  );
  return Map.groupBy(rows, ({ policy_id }) => policy_id);
}

/** Employees who have the policy on a day or later. */
export async function presentHolders(db: Db, id: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.employee_id as id from employee_policy p
    join employee_active_date a on a.employee_id = p.employee_id
    where p.leave_policy_id = ${id} and not isempty(p.valid * daterange(a.start_date, a.end_date, '[]') * daterange(${day}::date, null))`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Clients and employees that have, had or will have the policy. */
export async function holdersOfLeavePolicy(db: Db, id: number): Promise<{ clients: number; employees: number }> {
  const { rows } = await sql<{ clients: number; employees: number }>`
    select (select count(distinct client_id) from client_policy where leave_policy_id = ${id})::integer as clients,
      (select count(distinct employee_id) from employee_policy where leave_policy_id = ${id})::integer as employees`.execute(
    db,
  );
  return rows[0] ?? { clients: 0, employees: 0 };
}
