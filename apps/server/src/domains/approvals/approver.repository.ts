import type { Permission, Role } from '@muster/contract';
import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { type RawBuilder, sql } from 'kysely';
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
  /** With those of the roles, which may repeat; empty if they are not read. */
  readonly permissions: readonly Permission[];
}

export interface ApproverSearch {
  /** Sources other than persons and roles. */
  readonly sources: ReadonlySet<ApproverSource>;
  readonly users: readonly number[];
  readonly roles: readonly string[];
  readonly employees: readonly number[];
  readonly clients: readonly number[];
  /** Whether a kind asks for more than a role. */
  readonly withRights: boolean;
}

/** Active users of all sources, in one statement for any number of subjects. */
export async function findApprovers(db: Db, search: ApproverSearch): Promise<FoundApprover[]> {
  const statement = searchingApprovers(search);
  return statement ? foundIn((await statement.execute(db)).rows, search) : [];
}

/** The statement on its own, so that it can run together with others. Null if there is nobody to search for. */
export function searchingApprovers(search: ApproverSearch): RawBuilder<FoundRow> | null {
  const sources = sourcesOf(search);
  if (sources.length === 0) return null;
  return sql<FoundRow>`
    with f as materialized (${sql.join(sources, sql` union all `)})
    select f.source, f.role, f.employee_id, f.client_id, u.id as user_id, u.name, ${sql.raw(ownRecordsColumn)}, ${rightsOf(search)}
    from f join app_user u on u.id = f.user_id and u.deleted_at is null and u.status = 'active'
    order by ${byName}`;
}

export function foundIn(rows: readonly FoundRow[], { withRights }: ApproverSearch): FoundApprover[] {
  const granted = rows.find((row) => row.granted !== null)?.granted ?? {};
  return rows.map(({ granted: _, permissions, ...person }) => ({
    ...person,
    permissions: withRights ? [...permissions, ...person.roles.flatMap((role) => granted[role] ?? [])] : [],
  }));
}

const byName = sql`search_key(u.name), u.id`;

export interface FoundRow extends FoundApprover {
  /** In one row: what the roles of all of them grant. */
  readonly granted: Readonly<Partial<Record<Role, readonly Permission[]>>> | null;
}

/**
 * Only those that are asked for: PostgreSQL plans the statement each time, and each source adds about a millisecond to that.
 */
function sourcesOf({ sources, users, roles, employees, clients }: ApproverSearch): RawBuilder<unknown>[] {
  const atClients = sql`any (${[...clients]}::integer[])`;
  const branches: [boolean, RawBuilder<unknown>][] = [
    [
      users.length > 0,
      sql`select 'person' as source, null as role, null::integer as employee_id, null::integer as client_id, p.id as user_id
        from unnest(${[...users]}::integer[]) as p (id)`,
    ],
    [
      roles.length > 0,
      sql`select 'role' as source, r.name as role, null::integer as employee_id, null::integer as client_id, h.user_id
        from role r join user_role h on h.role_id = r.id where r.name = any (${[...roles]}::text[])`,
    ],
    [
      sources.has('lead') && employees.length > 0 && clients.length > 0,
      sql`select 'lead' as source, null as role, p.employee_id, p.client_id, l.id as user_id
        from led_people() p join app_user l on l.employee_id = p.lead_id
        where p.employee_id = any (${[...employees]}::integer[]) and p.client_id = ${atClients}
          and exists (select from user_role h join role r on r.id = h.role_id where h.user_id = l.id and r.name = 'team lead')`,
    ],
    [
      (sources.has('client-approver') || sources.has('former-client-approver')) && clients.length > 0,
      sql`select 'client-approver' as source, null as role, null::integer as employee_id, c.client_id, c.id as user_id
        from app_user c where c.approval_enabled and c.client_id = ${atClients}`,
    ],
    [
      sources.has('account-manager') && clients.length > 0,
      sql`select 'account-manager' as source, null as role, null::integer as employee_id, m.client_id, m.user_id
        from client_account_manager m where m.client_id = ${atClients}`,
    ],
  ];
  return branches.filter(([isAsked]) => isAsked).map(([, branch]) => branch);
}

function rightsOf({ withRights }: ApproverSearch): RawBuilder<unknown> {
  const roles = sql`to_json(array(select r.name from user_role h join role r on r.id = h.role_id where h.user_id = u.id))`;
  if (!withRights)
    return sql`case when f.source in ('person', 'account-manager') then ${roles} else '[]' end as roles, '[]'::json as permissions, null as granted`;
  // As JSON, which is read faster than an array of PostgreSQL, and what roles grant once: many approvers have the same.
  return sql`${roles} as roles,
    to_json(array(select p.name from user_permission g join permission p on p.id = g.permission_id where g.user_id = u.id)) as permissions,
    case when row_number() over (order by ${byName}) = 1 then (
      select json_object_agg(r.name, r.permission_names) from role r
      where r.id in (select h.role_id from user_role h where h.user_id in (select user_id from f))) end as granted`;
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
