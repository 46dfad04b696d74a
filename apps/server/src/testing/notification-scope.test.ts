import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Scope, writeWithin } from '../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createUser } from './factories/accounts.ts';
import { type Twin, twinClients } from './twin-clients.ts';

type Db = TestPortal['db'];

let portal: TestPortal;
let twin: Twin;
let userId: number;

beforeAll(async () => {
  portal = await buildTestApp();
  await portal.settle();
  const { db } = portal;
  ({ left: twin } = await twinClients(db, portal.services.cipher));
  ({ id: userId } = await createUser(db, { roles: ['employee'] }));
  const notification = await db
    .insertInto('notification')
    .values({ user_id: userId, type: 'leave.approved', params: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notification_delivery')
    .values({ notification_id: notification.id, user_id: userId, channel: 'mail', due_at: '2040-01-01T00:00:00Z' })
    .execute();
  await db
    .insertInto('web_push_key')
    .values({ public_key: 'public', private_key: 'sealed' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('notification_type')
    .values({ code: 'leave.approved', title: 'Approved', text: '', outside: 'Approved.', channels: ['in-app'] })
    .execute();
});
afterAll(() => portal.close());

const scopes = () => ['none', '', `client:${twin.clientId}`, `employee:${twin.employeeIds[0]}`];
const within = <T>(scope: Scope, run: (db: Db) => Promise<T>) => writeWithin(portal.services.databases, scope, run);

it.each(['notification_delivery', 'web_push_key'] as const)('row 10: shows no row of %s to users', async (table) => {
  for (const rows of scopes()) {
    const seen = await within({ rows, userId }, (db) => db.selectFrom(table).select('id').execute());
    expect([rows, seen]).toEqual([rows, []]);
  }
  expect(await within({ rows: 'staff' }, (db) => db.selectFrom(table).select('id').execute())).toHaveLength(1);
});

it('row 10: shows the types to everybody, and lets only those change them who see everything', async () => {
  const rename = (db: Db) => db.updateTable('notification_type').set({ title: 'Taken' }).executeTakeFirst();
  const added = { code: 'leave.rejected', title: 'x', text: '', outside: 'x', channels: [] };
  for (const rows of scopes()) {
    const titles = await within({ rows, userId }, (db) => db.selectFrom('notification_type').select('title').execute());
    expect([rows, titles]).toEqual([rows, [{ title: 'Approved' }]]);
    expect((await within({ rows, userId }, rename)).numUpdatedRows).toBe(0n);
    const insert = within({ rows, userId }, (db) => db.insertInto('notification_type').values(added).execute());
    await expect(insert).rejects.toThrow('row-level security');
  }
  expect((await within({ rows: 'staff' }, rename)).numUpdatedRows).toBe(1n);
});
