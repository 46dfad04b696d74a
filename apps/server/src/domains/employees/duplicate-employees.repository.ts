import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';

export interface DuplicateQuestion {
  readonly name: string;
  /** YYYY-MM-DD, or null. */
  readonly birthdate: string | null;
  readonly workEmail: string;
  /** Empty for viewers who may not see it. */
  readonly personalEmail: string;
}

export interface DuplicateRow {
  readonly id: number;
  readonly name: string;
  readonly client: string;
  readonly status: EmployeeStatus;
  readonly has_name: boolean;
  readonly has_work_email: boolean;
  readonly has_personal_email: boolean;
}

/** Records within reach with the same name and birth date or with the same mail, by name. */
export async function duplicateEmployees(
  db: Db,
  { name, birthdate, workEmail, personalEmail }: DuplicateQuestion,
  { reach, most }: { readonly reach: Reach; readonly most: number },
): Promise<DuplicateRow[]> {
  const isReached = isPersonReached(reach, { employee: sql`e.id`, client: sql`e.client_id` });
  const { rows } = await sql<DuplicateRow>`
    select f.* from (
      select e.id, e.name, c.legal_business_name as client, y.status_group as status,
        coalesce(${name} <> '' and e.birthdate = ${birthdate}::date and search_key(e.name) = search_key(${name}), false) as has_name,
        coalesce(${workEmail} <> '' and e.work_email_key = lower(${workEmail}), false) as has_work_email,
        ${personalEmail} <> '' and exists (select from employee_sensitive p
          where p.employee_id = e.id and p.personal_email_key = lower(${personalEmail})) as has_personal_email
      from employee e
      join client c on c.id = e.client_id
      join status_type y on y.id = e.status_type_id
      where e.deleted_at is null and ${isReached}
        and (e.birthdate = ${birthdate}::date or e.work_email_key = lower(${workEmail}) or (${personalEmail} <> '' and e.id in (
          select p.employee_id from employee_sensitive p where p.personal_email_key = lower(${personalEmail}))))
    ) f
    where f.has_name or f.has_work_email or f.has_personal_email
    order by search_key(f.name), f.id limit ${most}`.execute(db);
  return rows;
}
