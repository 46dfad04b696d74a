import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFieldCipher } from '../platform/crypto/field-cipher.ts';
import { addEvents } from '../platform/events/event-outbox.repository.ts';
import { claimFile, noteUpload, releaseFile } from '../platform/files/stored-file.repository.ts';
import { addMessages } from '../platform/outbox/message-outbox.repository.ts';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import { type Twin, twinClients } from '../testing/twin-clients.ts';

let scratch: OpenScratch;
let left: Twin;
let right: Twin;
let own: number;
let foreign: number;

beforeAll(async () => {
  scratch = await openScratch();
  const cipher = createFieldCipher({ current: { version: 1, key: Buffer.alloc(32, 7) }, older: [] });
  ({ left, right } = await twinClients(scratch.db, cipher));
  [own, foreign] = [left.clientAdminId, right.clientAdminId];
  for (const id of [own, foreign]) await addRows(id);
});
afterAll(() => scratch.close());

/** One row of the user in each table. */
async function addRows(id: number): Promise<void> {
  const { db } = scratch;
  const at = '2040-01-01T00:00:00Z';
  await db.insertInto('notification').values({ user_id: id, type: 'system', title: 'Private' }).execute();
  const answer = { key: 'k'.repeat(20), call: 'x', request_hash: 'y', status: 200, answer: '{}' };
  await db
    .insertInto('idempotency_key')
    .values({ user_id: id, ...answer })
    .execute();
  await db.insertInto('saved_view').values({ user_id: id, list: 'employees', name: 'Mine' }).execute();
  await db.insertInto('list_setting').values({ user_id: id, list: 'employees' }).execute();
  const need = '00000000-0001-800d-8000-000000000000';
  await db.insertInto('need_snooze').values({ user_id: id, need, until: '2099-01-01T00:00:00Z' }).execute();
  const session = await db
    .insertInto('session')
    .values({ user_id: id, token_hash: `session ${id}`, level: 'full', last_seen_at: at, expires_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = { session_id: session.id, user_id: id, token_hash: `token ${id}`, expires_at: at };
  await db.insertInto('access_token').values(token).execute();
}

const tables = [
  'notification',
  'idempotency_key',
  'saved_view',
  'list_setting',
  'need_snooze',
  'session',
  'access_token',
  'employee_search',
] as const;

const seenIn = (table: (typeof tables)[number], scope: string, user: string, isForeign: boolean) =>
  scratch.db.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', ${scope}, true), set_config('app.user', ${user}, true)`.execute(db);
    const twin = isForeign ? right : left;
    const whose =
      table === 'employee_search'
        ? sql<SqlBool>`employee_id = any (${twin.employeeIds}::integer[])`
        : sql<SqlBool>`user_id = ${isForeign ? foreign : own}`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where ${whose}`.execute(db);
    return rows[0]?.count;
  });

it.each(tables)('row 10: shows no foreign row of %s under any scope', async (table) => {
  const scopes = ['', 'none', 'STAFF', `client:${left.clientId}`, `employee:${left.employeeIds[0]}`];
  for (const scope of scopes)
    for (const user of ['', String(own)]) expect(await seenIn(table, scope, user, true), `${scope} ${user}`).toBe(0);
  const client = `client:${left.clientId}`;
  expect(await seenIn(table, client, String(own), false)).toBe(
    table === 'employee_search' ? left.employeeIds.length : 1,
  );
  for (const scope of ['staff', 'system']) expect(await seenIn(table, scope, '', true)).toBeGreaterThan(0);
});

it('changes no foreign notification, but adds one', async () => {
  await scratch.db.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', ${`client:${left.clientId}`}, true), set_config('app.user', ${String(own)}, true)`.execute(
      db,
    );
    const read = await db.updateTable('notification').set({ read_at: '2040-01-01T00:00:00Z' }).executeTakeFirst();
    expect(read.numUpdatedRows).toBe(1n);
    expect((await db.deleteFrom('notification').where('user_id', '=', foreign).executeTakeFirst()).numDeletedRows).toBe(
      0n,
    );
    await db.insertInto('notification').values({ user_id: foreign, type: 'system', title: 'Hello' }).execute();
  });
});

it('row 10: outsiders add messages and events, and read none, nor any limit', async () => {
  const { db } = scratch;
  await sql`insert into throttle_window (key, window_start, count) values ('sign-in', now(), 1)`.execute(db);
  const within = (scope: string) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('app.scope', ${scope}, true), set_config('app.user', ${String(own)}, true)`.execute(
        transaction,
      );
      for (const table of ['mail_outbox', 'sms_outbox'] as const) {
        const message = { recipient: 'someone@mail.test', subject: '', body: 'sealed', effectKey: scope };
        expect(await addMessages(transaction, table, [message])).toBe(1);
        expect(await addMessages(transaction, table, [message])).toBe(0);
      }
      await addEvents(transaction, [{ name: 'x', payload: {} }]);
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from mail_outbox) + (select count(*) from sms_outbox) + (select count(*) from event_outbox)
          + (select count(*) from throttle_window) as count`.execute(transaction);
      return rows[0]?.count;
    });
  for (const scope of ['none', `client:${left.clientId}`, `employee:${left.employeeIds[0]}`])
    expect(await within(scope), scope).toBe(0);
  expect(await within('staff')).toBe(3 * 4 + 1);
});

it('row 10: an upload is shown to its user, and released by the user who removes the record', async () => {
  const at = Temporal.Instant.from('2026-03-02T00:00:00Z');
  const [mine, theirs] = [`2026-03-02/${'1'.repeat(32)}`, `2026-03-02/${'2'.repeat(32)}`];
  await noteUpload(scratch.db, { key: theirs, userId: foreign, bytes: 1, at });
  await noteUpload(scratch.db, { key: mine, userId: own, bytes: 1, at });
  await claimFile(scratch.db, theirs);
  await scratch.db.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', ${`client:${left.clientId}`}, true), set_config('app.user', ${String(own)}, true)`.execute(
      db,
    );
    const keys = await db.selectFrom('stored_file').select('key').execute();
    expect(keys).toEqual([{ key: mine }]);
    await claimFile(db, mine);
    await expect(claimFile(db, theirs)).rejects.toThrow('no result');
    await releaseFile(db, theirs, at);
  });
  const stored = await scratch.db.selectFrom('stored_file').select(['key', 'released_at']).orderBy('key').execute();
  expect(stored.map(({ key, released_at }) => [key, released_at !== null])).toEqual([
    [mine, false],
    [theirs, true],
  ]);
});
