import type { EmployedDays, PolicyAssignment } from '@muster/contract/domains/leave/leave-policy-spans.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Employments `a`, which a planned last day ends already. */
const employments = sql`(
  select a.employee_id, a.start_date, coalesce(a.end_date, p.last_day) as end_date from employee_active_date a
  left join employee_planned_ending p on p.employee_id = a.employee_id and p.last_day >= a.start_date)`;

/** The leave policies of these employees, within each employment. */
export async function policyAssignments(db: Db, employeeIds: readonly number[]): Promise<PolicyAssignment[]> {
  const { rows } = await sql<PolicyAssignment>`
    select p.employee_id, p.policy_id, lower(d.days)::text as "from", (upper(d.days) - 1)::text as until,
      a.start_date::text as started, a.end_date::text as ended
    from employee_policy p
    join ${employments} a on a.employee_id = p.employee_id
    cross join lateral (select p.valid * daterange(a.start_date, a.end_date, '[]') as days) d
    where p.kind = 'leave' and p.employee_id = any (${[...employeeIds]}::integer[]) and not isempty(d.days)`.execute(
    db,
  );
  return rows;
}

/** All employments of an employee. */
export async function employmentsOf(db: Db, employeeId: number): Promise<EmployedDays[]> {
  const { rows } = await sql<EmployedDays>`
    select a.start_date::text as "from", a.end_date::text as until from ${employments} a
    where a.employee_id = ${employeeId} order by a.start_date`.execute(db);
  return rows;
}

/** The last days of employments that ended: planned ones can still be cancelled. */
export async function employmentEnds(
  db: Db,
  employeeIds: readonly number[],
): Promise<{ employee_id: number; last_day: string }[]> {
  const { rows } = await sql<{ employee_id: number; last_day: string }>`
    select employee_id, end_date::text as last_day from employee_active_date
    where employee_id = any (${employeeIds}::integer[]) and end_date is not null order by end_date`.execute(db);
  return rows;
}

export interface LedgerEntry {
  readonly employee_id: number;
  readonly leave_type_id: number;
  readonly kind: string;
  readonly minutes: number;
  readonly effective_on: string;
  readonly period_key: string | null;
}

export async function ledgerOf(db: Db, employeeIds: readonly number[]): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select employee_id, leave_type_id, kind, minutes, effective_on::text as effective_on, period_key from leave_entry
    where employee_id = any (${[...employeeIds]}::integer[]) order by id`.execute(db);
  return rows;
}

export interface AddedEntry {
  readonly employee_id: number;
  readonly leave_type_id: number;
  readonly kind: string;
  readonly minutes: number;
  readonly effective_on: string;
  readonly period_key: string;
  readonly reason: string | null;
}

export async function addPolicyEntries(db: Db, entries: readonly AddedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into leave_entry (employee_id, leave_type_id, kind, minutes, effective_on, period_key, reason)
    select employee_id, leave_type_id, kind, minutes, effective_on, period_key, reason
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (employee_id integer, leave_type_id integer, kind text,
      minutes integer, effective_on date, period_key text, reason text)
    order by employee_id, leave_type_id, effective_on`.execute(db);
}

/** The next employees by id who have a policy that credits leave, balances that a policy made, or a balance of an employment that ended. */
export async function peopleOfLeavePolicies(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e where e.id > ${after} and (
      exists (select from employee_policy p join leave_policy_version v on v.policy_id = p.leave_policy_id where p.employee_id = e.id)
      or exists (select from leave_entry n where n.employee_id = e.id and n.kind in ('accrual', 'expiry'))
      or exists (select from leave_account c join employee_active_date a on a.employee_id = c.employee_id and a.end_date is not null
        where c.employee_id = e.id and c.minutes <> 0))
    order by e.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everybody who has, had or will have the policy. */
export async function peopleOfLeavePolicy(db: Db, policyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.employee_id as id from employee_policy p where p.leave_policy_id = ${policyId} order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Those employed with the policy on a day of this time. */
export async function peopleWithLeavePolicy(
  db: Db,
  policyId: number,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.employee_id as id from employee_policy p
    join ${employments} a on a.employee_id = p.employee_id
    where p.leave_policy_id = ${policyId}
      and p.valid && daterange(a.start_date, a.end_date, '[]') * daterange(${first}::date, ${last}::date, '[]')
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Names of employees and leave types, by id. */
export async function namesOfAccounts(
  db: Db,
  { employeeIds, typeIds }: { readonly employeeIds: readonly number[]; readonly typeIds: readonly number[] },
): Promise<{ employees: Map<number, string>; types: Map<number, string> }> {
  const employees = await db
    .selectFrom('employee')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any (${[...employeeIds]}::integer[])`)
    .execute();
  const types = await db
    .selectFrom('leave_type')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any (${[...typeIds]}::integer[])`)
    .execute();
  const byId = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]));
  return { employees: byId(employees), types: byId(types) };
}
