import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { PolicyKind } from './employee-import-columns.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface ShiftChoice extends Named {
  readonly kind: string;
  readonly client_id: number | null;
}

interface PolicyOfClient {
  readonly client_id: number;
  readonly kind: PolicyKind;
  readonly policy_id: number;
}

export interface EmployeeLists {
  /** `is_open`: accepts new employees, because it is active with a current invoice configuration. */
  readonly clients: readonly (Named & { readonly is_open: boolean })[];
  readonly offices: readonly Named[];
  readonly zones: readonly Named[];
  readonly shifts: readonly ShiftChoice[];
  readonly policies: readonly (Named & { readonly kind: PolicyKind })[];
  readonly assigned: readonly PolicyOfClient[];
  readonly defaults: readonly PolicyOfClient[];
}

/** Everything that a row may refer to, read once per file. */
export async function readEmployeeLists(db: Db, today: string): Promise<EmployeeLists> {
  const { rows } = await sql<EmployeeLists>`
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.legal_business_name,
        'is_open', c.status = 'Active' and (c.id = ${providerClientId} or exists (
          select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date)))
        order by c.id), '[]') from client c where c.deleted_at is null) as clients,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by search_key(name)), '[]') from office) as offices,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by search_key(name)), '[]') from timezone) as zones,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'kind', kind, 'client_id', client_id) order by id), '[]')
        from shift where deleted_at is null) as shifts,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'name', name) order by search_key(name)), '[]') from (
        select 'leave' as kind, id, name from leave_policy union all select 'holiday', id, name from holiday_policy
        union all select 'occurrence_points', id, name from occurrence_points_policy) p) as policies,
      (select coalesce(json_agg(json_build_object('client_id', client_id, 'kind', kind, 'policy_id', policy_id)), '[]')
        from client_policy) as assigned,
      (select coalesce(json_agg(json_build_object('client_id', client_id, 'kind', kind, 'policy_id', policy_id)), '[]')
        from client_policy_default where valid @> ${today}::date) as defaults`.execute(db);
  const lists = rows[0];
  if (!lists) throw new Error('The lists of the import were not read.');
  return lists;
}

export interface PersonKeys {
  readonly ids: readonly number[];
  readonly employeeIds: readonly string[];
  /** In lower case, like all stored addresses. */
  readonly workEmails: readonly string[];
  readonly personalEmails: readonly string[];
}

export interface KnownPeople {
  readonly id: number;
  readonly employee_id: string;
  readonly work_email: string;
  readonly personal_email: string | null;
  /** The sign-in address of the employee's account. */
  readonly account: string | null;
}

/** Of an account of the provider's side. */
export interface SignInAddress {
  readonly email: string;
  /** Whether its user is an employee. */
  readonly is_held: boolean;
}

/** Accounts that sign in with one of these addresses. */
export async function signInAddresses(db: Db, emails: readonly string[]): Promise<SignInAddress[]> {
  const { rows } = await sql<SignInAddress>`
    select u.email_key as email, e.id is not null as is_held
    from app_user u left join employee e on e.id = u.employee_id and e.deleted_at is null
    where u.deleted_at is null and u.client_id is null and u.email_key = any (${[...emails]}::text[])`.execute(db);
  return rows;
}

/** Employees with one of these ids, numbers or addresses. */
export async function findKnownPeople(db: Db, query: PersonKeys): Promise<KnownPeople[]> {
  const { rows } = await sql<KnownPeople>`
    select e.id, e.third_party_employee_id as employee_id, e.work_email_key as work_email, p.personal_email_key as personal_email,
      u.email_key as account
    from employee e left join employee_sensitive p on p.employee_id = e.id
    left join app_user u on u.employee_id = e.id and u.deleted_at is null
    where e.deleted_at is null and e.id in (
      select unnest(${query.ids}::integer[])
      union select id from employee where deleted_at is null and third_party_employee_id = any (${query.employeeIds}::text[])
      union select id from employee where deleted_at is null and work_email_key = any (${query.workEmails}::text[])
      union select employee_id from employee_sensitive where personal_email_key = any (${query.personalEmails}::text[]))`.execute(
    db,
  );
  return rows;
}

export interface HeldPolicy {
  readonly employee_id: number;
  readonly kind: PolicyKind;
  readonly policy_id: number;
  readonly from: string;
  /** First day after it; null while it is open. */
  readonly until: string | null;
}

export async function readPolicies(db: Db, employeeIds: readonly number[]): Promise<HeldPolicy[]> {
  const { rows } = await sql<HeldPolicy>`
    select employee_id, kind, policy_id, lower(valid) as "from", upper(valid) as until from employee_policy
    where employee_id = any (${employeeIds}::integer[]) order by lower(valid)`.execute(db);
  return rows;
}
