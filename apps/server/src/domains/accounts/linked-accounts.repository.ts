import { type Role, roles } from '@muster/contract';
import { clientRoles } from '@muster/contract/roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const rolesOfStaff = roles.filter((role) => !(clientRoles as readonly Role[]).includes(role));

/**
 * The main account that an account for this address at another client is linked to, and whether it can be: accounts of staff and of
 * employees cannot. Until the transaction ends, nobody else adds an account with this address, or revokes the main one.
 */
export async function mainAccountToLink(db: Db, emailKey: string): Promise<number | null> {
  await sql`select lock_address(${emailKey})`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.email_key = ${emailKey} and u.main_user_id is null and u.deleted_at is null
      and u.client_id is not null and u.employee_id is null
      and not exists (select from employee e where e.work_email_key = u.email_key and e.deleted_at is null)
      and not exists (select from user_role h join role r on r.id = h.role_id
        where h.user_id = u.id and r.name = any (${[...rolesOfStaff]}::text[]))
    for key share of u`.execute(db);
  return rows[0]?.id ?? null;
}

/** The same for changes of the links of a person. */
export async function lockAddress(db: Db, userId: number): Promise<void> {
  await sql`select lock_address(email_key) from app_user where id = ${userId}`.execute(db);
}

/** One account of a person, at one client. */
export interface CompanyAccount {
  readonly id: number;
  readonly client_id: number;
  readonly name: string;
  readonly status: 'active' | 'invited' | 'disabled';
}

/** The accounts of a person at companies that were not deleted. */
export async function companyAccountsOf(db: Db, mainUserId: number): Promise<CompanyAccount[]> {
  const { rows } = await sql<CompanyAccount>`
    select u.id, u.client_id, u.name, u.status
    from app_user u join client c on c.id = u.client_id and c.deleted_at is null
    where (u.id = ${mainUserId} or u.main_user_id = ${mainUserId}) and u.deleted_at is null
    order by u.id`.execute(db);
  return rows;
}

/** The accounts of a person, locked in the order of their ids after the main one, which the caller has locked. */
export async function lockLinkedAccounts(db: Db, mainUserId: number): Promise<void> {
  await sql`select from app_user where main_user_id = ${mainUserId} and deleted_at is null order by id for update`.execute(
    db,
  );
}

/** The ids of all accounts of a person, from the main one. */
export async function accountIdsOf(db: Db, mainUserId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where id = ${mainUserId} or main_user_id = ${mainUserId}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function noteCompanyUse(db: Db, userId: number, at: string): Promise<void> {
  await sql`update app_user set company_used_at = ${at} where id = ${userId} and client_id is not null`.execute(db);
}

/** Makes a linked account the main one. Only while the main one has no password yet: credentials do not move. */
export async function makeMain(db: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ main_user_id: number | null }>`
    select main_user_id from app_user where id = ${userId}`.execute(db);
  const former = rows[0]?.main_user_id ?? null;
  if (former === null) return;
  await sql`update app_user set main_user_id = ${userId} where id = ${former} or (main_user_id = ${former} and id <> ${userId})`.execute(
    db,
  );
  await sql`update app_user set main_user_id = null where id = ${userId}`.execute(db);
}

/** Whether the person may choose another password: somebody who could sign in with it, or accept an invitation. */
export async function mayReset(db: Db, mainUserId: number): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from app_user m join app_user u on m.id in (u.id, u.main_user_id)
      where m.id = ${mainUserId} and u.deleted_at is null
        and (u.status = 'active' or (u.status = 'invited' and m.password_hash is not null))) as may`.execute(db);
  return rows[0]?.may ?? false;
}

/** Another account of the person, to become the main one when this one is removed. */
export async function otherAccountOf(db: Db, mainUserId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where main_user_id = ${mainUserId} and deleted_at is null order by id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** An invitation that its owner accepted with the existing password. Times are shown as at the other companies. */
export async function activateAccount(db: Db, userId: number, { mainUserId, at }: Activation): Promise<void> {
  await sql`
    update app_user u set status = 'active', timezone_id = m.timezone_id, hour_cycle = m.hour_cycle, company_used_at = ${at},
      version = u.version + 1, updated_at = ${at}
    from app_user m where u.id = ${userId} and m.id = ${mainUserId}`.execute(db);
}

interface Activation {
  readonly mainUserId: number;
  readonly at: string;
}

/** The active account of a person that was used last; accounts of deleted companies come last. */
export async function accountToOpen(db: Db, mainUserId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u left join client c on c.id = u.client_id
    where (u.id = ${mainUserId} or u.main_user_id = ${mainUserId}) and u.deleted_at is null and u.status = 'active'
    order by c.deleted_at is not null, u.company_used_at desc nulls last, u.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** As the mail and the page of an invitation show it. */
export async function companyName(db: Db, userId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select c.legal_business_name as name from app_user u join client c on c.id = u.client_id where u.id = ${userId}`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}
