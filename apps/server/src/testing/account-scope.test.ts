import { allCalls } from '@muster/contract/all-calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsBindings } from '../domains/accounts/accounts.routes.ts';
import * as listSettings from '../domains/accounts/list-settings.repository.ts';
import { listLinksOf } from '../domains/accounts/login-links.repository.ts';
import * as savedViews from '../domains/accounts/saved-views.repository.ts';
import * as sessions from '../domains/accounts/sessions.repository.ts';
import * as factors from '../domains/accounts/two-factor.repository.ts';
import * as users from '../domains/accounts/users.repository.ts';
import { type Scope, writeWithin } from '../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createUser } from './factories/accounts.ts';
import { type Twin, twinClients } from './twin-clients.ts';

type Db = TestPortal['db'];
type User = Awaited<ReturnType<typeof createUser>>;

/** Tables with rows that belong to one account. */
const accountTables = [
  'session',
  'access_token',
  'account_token',
  'recovery_code',
  'known_device',
  'saved_view',
  'list_setting',
  'notification_preference',
  'notification_setting',
  'push_subscription',
] as const;

let portal: TestPortal;
let twin: Twin;
let own: User;
let other: User;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left: twin } = await twinClients(portal.db, portal.services.cipher));
  own = await createUser(portal.db, { roles: ['hr'] });
  other = await createUser(portal.db, { roles: ['admin'] });
  for (const { id } of [own, other]) await fillAccount(portal.db, id);
});
afterAll(() => portal.close());

async function fillAccount(db: Db, userId: number): Promise<void> {
  const [later, hash] = ['2040-01-01T00:00:00Z', `hash-${userId}`];
  const sessionId = await sessions.insertSession(db, {
    tokenHash: hash,
    userId,
    level: 'full',
    at: '2026-01-01T00:00:00Z',
    expiresAt: later,
    factorAt: null,
    address: '192.0.2.1',
    userAgent: 'test',
  });
  const token = { token_hash: hash, user_id: userId, expires_at: later };
  await db
    .insertInto('access_token')
    .values({ ...token, session_id: sessionId })
    .execute();
  await db
    .insertInto('account_token')
    .values({ ...token, purpose: 'reset', email: 'a@muster.test' })
    .execute();
  await db.insertInto('recovery_code').values({ user_id: userId, code_hash: hash }).execute();
  await db.insertInto('known_device').values({ user_id: userId, token_hash: hash }).execute();
  await db.insertInto('saved_view').values({ user_id: userId, list: 'employees', name: 'Mine' }).execute();
  await db.insertInto('list_setting').values({ user_id: userId, list: 'employees' }).execute();
  await db
    .insertInto('notification_preference')
    .values({ user_id: userId, type: 'leave.approved', channel: 'mail', is_on: true })
    .execute();
  await db.insertInto('notification_setting').values({ user_id: userId }).execute();
  await db
    .insertInto('push_subscription')
    .values({
      user_id: userId,
      endpoint: `https://push.test/${userId}`,
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      created_at: '2026-01-01T00:00:00Z',
    })
    .execute();
}

const within = <T>(scope: Scope, run: (db: Db) => Promise<T>) => writeWithin(portal.services.databases, scope, run);
const asOwn = <T>(run: (db: Db) => Promise<T>) => within({ rows: 'none', userId: own.id }, run);

async function ownersSeen(db: Db, table: (typeof accountTables)[number]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select distinct user_id from ${sql.table(table)}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

it.each(accountTables)(
  'row 10: shows only the own rows of %s in every scope except those that see everything',
  async (table) => {
    for (const rows of ['none', '', `client:${twin.clientId}`, `employee:${twin.employeeIds[0]}`]) {
      expect([rows, await within({ rows, userId: own.id }, (db) => ownersSeen(db, table))]).toEqual([rows, [own.id]]);
      expect([rows, await within({ rows }, (db) => ownersSeen(db, table))]).toEqual([rows, []]);
    }
    expect(await within({ rows: 'staff' }, (db) => ownersSeen(db, table))).toEqual(
      expect.arrayContaining([own.id, other.id]),
    );
  },
);

it('row 10: shows no user except the own one, and no client or employee', async () => {
  const seen = await asOwn(async (db) => ({
    users: await db.selectFrom('app_user').select('id').execute(),
    clients: await db.selectFrom('client').select('id').execute(),
    employees: await db.selectFrom('employee').select('id').execute(),
  }));
  expect(seen).toEqual({ users: [{ id: own.id }], clients: [], employees: [] });
});

it('row 10: account reads about another user answer as if the user did not exist', async () => {
  const reads: Readonly<Record<string, (db: Db, id: number) => Promise<unknown>>> = {
    findAccount: (db: Db, id: number) => users.findAccount(db, id),
    lockAccount: (db: Db, id: number) => users.lockAccount(db, id),
    savedViewsOf: (db: Db, id: number) => savedViews.savedViewsOf(db, id, 'employees'),
    settingsOf: (db: Db, id: number) => listSettings.settingsOf(db, id, 'employees'),
    hasUnusedCode: (db: Db, id: number) => factors.hasUnusedCode(db, id, `hash-${id}`),
    listValidSessions: (db: Db, id: number) =>
      sessions.listValidSessions(db, id, { now: '2026-01-01T00:00:00Z', seenAfter: '2020-01-01T00:00:00Z' }),
  };
  for (const [name, read] of Object.entries(reads)) {
    const about = (id: number) => asOwn((db) => read(db, id));
    expect([name, await about(other.id)]).toEqual([name, await about(99_999_999)]);
    expect([name, await about(own.id)]).not.toEqual([name, await about(99_999_999)]);
  }
  expect(await asOwn((db) => listLinksOf(db, own.id))).toEqual([]);
});

it('row 10: account writes change nothing of another user', async () => {
  const before = await portal.db.selectFrom('app_user').selectAll().where('id', '=', other.id).executeTakeFirst();
  await asOwn(async (db) => {
    const at = portal.clock.now().toString();
    await users.setNames(db, other.id, { name: 'Taken', firstName: 'T', lastName: 'T', at });
    await users.setOwnPassword(db, other.id, { passwordHash: 'taken', at });
    await factors.removeTwoFactor(db, other.id, at);
    expect(await sessions.endSessionsOfUsers(db, [other.id], { at, reason: 'taken', exceptId: null })).toEqual([]);
  });
  expect(await portal.db.selectFrom('app_user').selectAll().where('id', '=', other.id).executeTakeFirst()).toEqual(
    before,
  );
  const codes = portal.db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', other.id);
  expect(await codes.execute()).toHaveLength(1);
  const session = { userId: other.id, level: 'full', expiresAt: '2040-01-01T00:00:00Z', factorAt: null } as const;
  const taken = { ...session, tokenHash: 'taken', at: '2026-01-01T00:00:00Z', address: '', userAgent: '' };
  await expect(asOwn((db) => sessions.insertSession(db, taken))).rejects.toThrow('row-level security');
});

it('runs account calls as their own user, except those of users who are not signed in', () => {
  const scopes = new Map(accountsBindings.map(({ call, scope }) => [call.name, scope]));
  const without = accountsBindings.filter(({ scope }) => typeof scope === 'object').map(({ call }) => call.name);
  expect(without.toSorted()).toEqual([
    'accounts.forgot-password',
    'accounts.join-company',
    'accounts.login',
    'accounts.reset-password',
    'accounts.set-up-account',
    'accounts.two-factor-challenge',
    'accounts.verify-token',
  ]);
  const signedIn = allCalls.filter(({ name, access }) => name.startsWith('accounts.') && access === 'login');
  expect(signedIn.map(({ name }) => [name, typeof scopes.get(name)])).toEqual(
    signedIn.map(({ name }) => [name, 'string']),
  );
});
