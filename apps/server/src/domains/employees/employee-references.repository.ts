import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import type { Scope } from '@muster/contract/scope.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface References {
  /** Null: not checked. */
  readonly clientId: number | null;
  readonly shiftId: number | null;
  readonly officeId: number;
  readonly timezoneId: number;
  readonly currencyId: number | null;
  readonly thirdPartyEmployeeId: string;
  readonly workEmail: string;
  readonly personalEmail: string | null;
  /** The employee that is being changed, whose own values are not taken. */
  readonly exceptId: number | null;
  /** Whether the viewer may give an account to the record: who has the account sees the pay of the record. */
  readonly mayLink: boolean;
  readonly today: string;
  /** Whose client and shifts may be chosen. */
  readonly scope: Scope;
}

/** True where the reference is invalid or the value is taken. */
export interface ReferenceProblems {
  readonly client: boolean;
  readonly shift: boolean;
  readonly office: boolean;
  readonly timezone: boolean;
  readonly currency: boolean;
  readonly employeeIdTaken: boolean;
  readonly workEmailTaken: boolean;
  readonly personalEmailTaken: boolean;
}

/** Checks all references and unique values in one statement, so that one answer names every error. */
export async function findReferenceProblems(db: Db, references: References): Promise<ReferenceProblems> {
  const { scope } = references;
  const isStaff = scope.kind === 'staff';
  const ownClient = scope.kind === 'client' ? scope.clientId : null;
  const { rows } = await sql<ReferenceProblems>`
    select
      ${references.clientId}::integer is not null and not exists (
        select from client c where c.id = ${references.clientId} and c.deleted_at is null and c.status = 'Active'
          and (${isStaff}::boolean or c.id = ${ownClient}::integer) and (
          c.id = ${providerClientId} or exists (
            select from client_invoice_config i where i.client_id = c.id and i.valid @> ${references.today}::date))) as client,
      ${references.shiftId}::integer is not null and not exists (
        select from shift s where s.id = ${references.shiftId} and s.deleted_at is null
          and (${isStaff}::boolean or s.client_id is null or s.client_id = ${ownClient}::integer)) as shift,
      not exists (select from office o where o.id = ${references.officeId}) as office,
      not exists (select from timezone z where z.id = ${references.timezoneId}) as timezone,
      ${references.currencyId}::integer is not null and not exists (select from currency where id = ${references.currencyId}) as currency,
      exists (
        select from employee e where e.third_party_employee_id = ${references.thirdPartyEmployeeId} and e.deleted_at is null
          and e.id is distinct from ${references.exceptId}::integer) as "employeeIdTaken",
      exists (
        select from employee e where e.work_email_key = lower(${references.workEmail}) and e.deleted_at is null
          and e.id is distinct from ${references.exceptId}::integer)
      or exists (
        select from app_user u where u.email_key = lower(${references.workEmail}) and u.deleted_at is null and u.client_id is null
          and u.employee_id is distinct from ${references.exceptId}::integer
          and (not ${references.mayLink}::boolean
            or exists (select from employee e where e.id = u.employee_id and e.deleted_at is null)
            or exists (select from app_user o where o.employee_id = ${references.exceptId}::integer and o.deleted_at is null))
          and not exists (
            select from employee e where e.id = ${references.exceptId}::integer and e.work_email_key = u.email_key)) as "workEmailTaken",
      ${references.personalEmail}::text is not null and exists (
        select from employee_sensitive p where p.personal_email_key = lower(${references.personalEmail})
          and p.employee_id is distinct from ${references.exceptId}::integer) as "personalEmailTaken"`.execute(db);
  const found = rows[0];
  if (!found) throw new Error('The references were not checked.');
  return found;
}
