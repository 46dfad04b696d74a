import type { Permission, Role } from '@muster/contract';
import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { ownRecordsColumn } from '../../platform/session/own-records.ts';

export interface FoundApprover {
  readonly source: ApproverSource;
  /** The role that found the user. */
  readonly role: string | null;
  /** The led employee. */
  readonly employee_id: number | null;
  /** The client that the user leads at, approves for, or looks after. */
  readonly client_id: number | null;
  readonly user_id: number;
  readonly name: string;
  /** Employees who are this user. */
  readonly own_records: readonly number[];
  /** Of the sources that name no role, and wherever the rights are read. */
  readonly roles: readonly Role[];
  /** Empty if they are not read. */
  readonly permissions: readonly Permission[];
}

export interface ApproverSearch {
  readonly users: readonly number[];
  readonly roles: readonly string[];
  readonly employees: readonly number[];
  readonly clients: readonly number[];
  /** Whether a kind asks for more than a role. */
  readonly withRights: boolean;
}

/** Active users of all sources, in one statement for any number of subjects. */
export async function findApprovers(db: Db, search: ApproverSearch): Promise<FoundApprover[]> {
  const [employees, clients] = [[...search.employees], [...search.clients]];
  const isRead = sql`${search.withRights}::boolean`;
  const { rows } = await sql<FoundApprover>`
    select f.source, f.role, f.employee_id, f.client_id, u.id as user_id, u.name, ${sql.raw(ownRecordsColumn)},
      case when f.source in ('person', 'account-manager') or ${isRead} then array(
        select r.name from user_role h join role r on r.id = h.role_id where h.user_id = u.id) else '{}' end as roles,
      case when ${isRead} then array(
        select unnest(r.permission_names) from user_role h join role r on r.id = h.role_id where h.user_id = u.id
        union select p.name from user_permission g join permission p on p.id = g.permission_id where g.user_id = u.id)
      else '{}' end as permissions
    from (
      select 'person' as source, null as role, null::integer as employee_id, null::integer as client_id, p.id as user_id
      from unnest(${[...search.users]}::integer[]) as p (id)
      union all
      select 'role', r.name, null, null, h.user_id
      from role r join user_role h on h.role_id = r.id where r.name = any (${[...search.roles]}::text[])
      union all
      select 'lead', null, p.employee_id, p.client_id, l.id
      from led_people() p join app_user l on l.employee_id = p.lead_id
      where p.employee_id = any (${employees}::integer[]) and p.client_id = any (${clients}::integer[])
        and exists (select from user_role h join role r on r.id = h.role_id where h.user_id = l.id and r.name = 'team lead')
      union all
      select 'client-approver', null, null, c.client_id, c.id
      from app_user c where c.approval_enabled and c.client_id = any (${clients}::integer[])
      union all
      select 'account-manager', null, null, m.client_id, m.user_id
      from client_account_manager m where m.client_id = any (${clients}::integer[])
    ) f
    join app_user u on u.id = f.user_id and u.deleted_at is null and u.status = 'active'
    order by search_key(u.name), u.id`.execute(db);
  return rows;
}

/** Employees who are these users, by user. */
export async function ownRecordsOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; own_records: number[] }>`
    select u.id, ${sql.raw(ownRecordsColumn)} from app_user u where u.id = any (${[...userIds]}::integer[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, own_records }) => [id, own_records]));
}

export interface PreviewedEmployee {
  readonly name: string;
  readonly client_id: number;
  /** The person's own account. */
  readonly user_id: number | null;
}

export async function previewedEmployee(db: Db, id: number): Promise<PreviewedEmployee | undefined> {
  const { rows } = await sql<PreviewedEmployee>`
    select e.name, e.client_id, (select u.id from app_user u where u.employee_id = e.id and u.deleted_at is null order by u.id limit 1) as user_id
    from employee e where e.id = ${id}`.execute(db);
  return rows[0];
}
