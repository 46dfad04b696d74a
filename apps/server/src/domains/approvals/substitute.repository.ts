import { internalRoles, type Role } from '@muster/contract';
import type { SubstitutePerson } from '@muster/contract/domains/approvals/substitute.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const heldRoles = (user: 'a' | 'u') => sql`(
  select coalesce(json_agg(r.name), '[]') from user_role h join role r on r.id = h.role_id where h.user_id = ${sql.ref(`${user}.id`)})`;

export interface Substitution {
  readonly approver: SubstitutePerson;
  readonly substitute: SubstitutePerson;
  readonly name: string;
}

interface PairRow {
  readonly approver_id: number;
  readonly approver_roles: readonly Role[];
  readonly approver_client_id: number | null;
  readonly substitute_id: number;
  readonly substitute_roles: readonly Role[];
  readonly substitute_client_id: number | null;
  readonly name: string;
}

/** Active users who have a substitute on a day, limited by `substituteId` or by `approverIds`. */
export async function substitutionsOn(
  db: Db,
  day: string,
  { substituteId = null, approverIds = null }: { substituteId?: number | null; approverIds?: readonly number[] | null },
): Promise<Substitution[]> {
  const limit =
    substituteId === null
      ? sql`s.user_id = any (${[...(approverIds ?? [])]}::integer[])`
      : sql`s.substitute_user_id = ${substituteId}`;
  const { rows } = await sql<PairRow>`
    select a.id as approver_id, a.client_id as approver_client_id, ${heldRoles('a')} as approver_roles,
      u.id as substitute_id, u.client_id as substitute_client_id, ${heldRoles('u')} as substitute_roles, u.name
    from approval_substitute s
    join app_user a on a.id = s.user_id and a.deleted_at is null and a.status = 'active'
    join app_user u on u.id = s.substitute_user_id and u.deleted_at is null and u.status = 'active'
    where ${limit} and s.days @> ${day}::date order by s.user_id, s.id`.execute(db);
  return rows.map((row) => ({
    approver: { userId: row.approver_id, roles: row.approver_roles, clientId: row.approver_client_id },
    substitute: { userId: row.substitute_id, roles: row.substitute_roles, clientId: row.substitute_client_id },
    name: row.name,
  }));
}

export interface StaffUser extends SubstitutePerson {
  readonly name: string;
  readonly email: string;
}

/** Active staff with one of the roles, by name. */
export async function staffWithRoles(db: Db, roles: readonly Role[]): Promise<StaffUser[]> {
  const wanted = roles.filter((role) => (internalRoles as readonly Role[]).includes(role));
  const { rows } = await sql<{ id: number; name: string; email: string; client_id: number | null; roles: Role[] }>`
    select u.id, u.name, u.email, u.client_id, ${heldRoles('u')} as roles
    from app_user u
    where u.deleted_at is null and u.status = 'active' and exists (
      select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = any (${wanted}::text[]))
    order by search_key(u.name), u.id`.execute(db);
  return rows.map(({ id, client_id, ...user }) => ({ ...user, userId: id, clientId: client_id }));
}

export interface StoredSubstitute {
  readonly id: number;
  readonly version: number;
  readonly user_id: number;
  readonly user_name: string;
  readonly substitute_user_id: number;
  readonly substitute_name: string;
  readonly first_day: string;
  readonly last_day: string;
}

const storedSubstitutes = sql`
  select s.id, s.version, s.user_id, a.name as user_name, s.substitute_user_id, u.name as substitute_name, lower(s.days)::text as first_day,
    (upper(s.days) - 1)::text as last_day
  from approval_substitute s join app_user a on a.id = s.user_id join app_user u on u.id = s.substitute_user_id`;

/** Current and planned ones first, then those that ended, latest first. `userId` null: everybody's. */
export async function listSubstitutes(
  db: Db,
  { userId, today, most }: { readonly userId: number | null; readonly today: string; readonly most: number },
): Promise<StoredSubstitute[]> {
  const isOwn = userId === null ? sql`true` : sql`(s.user_id = ${userId} or s.substitute_user_id = ${userId})`;
  const { rows } = await sql<StoredSubstitute>`
    ${storedSubstitutes} where ${isOwn}
    order by upper(s.days) <= ${today}::date, case when upper(s.days) > ${today}::date then lower(s.days) end, s.days desc, s.id
    limit ${most}`.execute(db);
  return rows;
}

/** `userId` null: anybody's, otherwise only those that the user named. */
export async function lockSubstitute(db: Db, id: number, userId: number | null): Promise<StoredSubstitute | undefined> {
  const { rows } = await sql<StoredSubstitute>`
    ${storedSubstitutes} where s.id = ${id} and (${userId}::integer is null or s.user_id = ${userId}::integer)
    for update of s`.execute(db);
  return rows[0];
}

export interface NewSubstitute {
  readonly userId: number;
  readonly substituteUserId: number;
  readonly first: string;
  readonly last: string;
  readonly now: string;
}

export async function insertSubstitute(db: Db, added: NewSubstitute): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into approval_substitute (user_id, substitute_user_id, days, created_at)
    values (${added.userId}, ${added.substituteUserId}, daterange(${added.first}::date, ${added.last}::date, '[]'), ${added.now}::timestamptz)
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The day itself no longer counts. A range that has not begun by then is removed. */
export async function endSubstitute(db: Db, id: number, day: string): Promise<void> {
  await sql`delete from approval_substitute where id = ${id} and lower(days) >= ${day}::date`.execute(db);
  await sql`
    update approval_substitute set days = daterange(lower(days), ${day}::date), version = version + 1 where id = ${id}`.execute(
    db,
  );
}
