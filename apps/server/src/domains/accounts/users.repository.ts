import type { HourCycle } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const accountColumns = [
  'id',
  'uuid',
  'name',
  'first_name',
  'last_name',
  'email',
  'password_hash',
  'is_auto_password',
  'auto_password_issued_at',
  'status',
  'timezone_id',
  'hour_cycle',
  'employee_id',
  'client_id',
  'main_user_id',
  'two_factor_secret',
  'two_factor_confirmed_at',
  'two_factor_last_step',
] as const;

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function findAccount(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(accountColumns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The main account of the address: the one with password and second factor. */
export async function findAccountByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('app_user')
    .select(accountColumns)
    .where('email_key', '=', emailKey)
    .where('main_user_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locked until the transaction ends, so that decisions about the account stay valid. */
export async function lockAccount(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(accountColumns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewAccount {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly timezoneId: number;
  readonly employeeId: number | null;
  readonly clientId: number | null;
  readonly mainUserId: number | null;
  readonly status: 'active' | 'invited';
  readonly passwordHash: string | null;
  /** When the first link was announced. */
  readonly invitedAt: string | null;
  /** Somebody else chose the password, and it must be changed. */
  readonly issuedAt: string | null;
}

export async function insertAccount(db: Db, account: NewAccount): Promise<number> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      name: account.name,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      timezone_id: account.timezoneId,
      employee_id: account.employeeId,
      client_id: account.clientId,
      main_user_id: account.mainUserId,
      status: account.status,
      ...(account.invitedAt !== null && { invited_at: [account.invitedAt] }),
      password_hash: account.passwordHash,
      is_auto_password: account.issuedAt !== null,
      auto_password_issued_at: account.issuedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** A password that the user chose; it activates an invited account, and leaves a disabled one as it is. */
export async function setOwnPassword(
  db: Db,
  userId: number,
  change: { readonly passwordHash: string; readonly at: string; readonly timezoneId?: number | undefined },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set((row) => ({
      password_hash: change.passwordHash,
      is_auto_password: false,
      auto_password_issued_at: null,
      password_changed_at: change.at,
      status: sql<string>`case status when 'invited' then 'active' else status end`,
      version: row('version', '+', 1),
      updated_at: change.at,
      ...(change.timezoneId !== undefined && { timezone_id: change.timezoneId }),
    }))
    .where('id', '=', userId)
    .execute();
}

export async function setNames(
  db: Db,
  userId: number,
  change: { readonly name: string; readonly firstName: string; readonly lastName: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set((row) => ({
      name: change.name,
      first_name: change.firstName,
      last_name: change.lastName,
      version: row('version', '+', 1),
      updated_at: change.at,
    }))
    .where('id', '=', userId)
    .execute();
}

export async function setTimezone(db: Db, userId: number, timezoneId: number, at: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set((row) => ({ timezone_id: timezoneId, version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', userId)
    .execute();
}

export async function setHourCycle(db: Db, userId: number, hourCycle: HourCycle, at: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set((row) => ({ hour_cycle: hourCycle, version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', userId)
    .execute();
}

/** After a change of what belongs to the account, such as its roles: a form that was opened before is out of date. */
export async function countChange(db: Db, userId: number, at: string): Promise<void> {
  await sql`update app_user set version = version + 1, updated_at = ${at} where id = ${userId}`.execute(db);
}

export async function accountOfEmployee(db: Db, employeeId: number): Promise<number | null> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface AccountByAddress {
  readonly id: number;
  readonly employee_id: number;
}

/** Accounts of the provider's side without a record, with the employees whose work email they sign in with. */
export async function accountsByAddress(db: Db, employeeIds: readonly number[]): Promise<AccountByAddress[]> {
  const { rows } = await sql<AccountByAddress>`
    select u.id, e.id as employee_id from app_user u join employee e on e.work_email_key = u.email_key
    where e.id = any (${[...employeeIds]}::integer[]) and e.deleted_at is null
      and u.deleted_at is null and u.client_id is null
      and not exists (select from employee held where held.id = u.employee_id and held.deleted_at is null)
      and not exists (select from app_user o where o.employee_id = e.id and o.deleted_at is null)
    for update of u`.execute(db);
  return rows;
}

export async function linkAccount(db: Db, { id, employee_id }: AccountByAddress, at: string): Promise<void> {
  await sql`
    update app_user set employee_id = ${employee_id}, version = version + 1, updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}

export async function timezoneExists(db: Db, timezoneId: number): Promise<boolean> {
  const row = await db.selectFrom('timezone').select('id').where('id', '=', timezoneId).executeTakeFirst();
  return row !== undefined;
}

export async function listTimezones(db: Db) {
  return db.selectFrom('timezone').select(['id', 'name', 'friendly_name']).orderBy(sql`search_key(name)`).execute();
}

/** The users who approve hours for their client; the others no longer do. */
export async function storeHoursApprovers(db: Db, clientId: number, userIds: readonly number[]): Promise<void> {
  await sql`
    update app_user set approval_enabled = id = any (${[...userIds]}::integer[]), version = version + 1, updated_at = now()
    where client_id = ${clientId} and deleted_at is null
      and approval_enabled is distinct from (id = any (${[...userIds]}::integer[]))`.execute(db);
}
