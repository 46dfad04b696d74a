import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFieldCipher } from '../platform/crypto/field-cipher.ts';
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
  const session = await db
    .insertInto('session')
    .values({ user_id: id, token_hash: `session ${id}`, level: 'full', last_seen_at: at, expires_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = { session_id: session.id, user_id: id, token_hash: `token ${id}`, expires_at: at };
  await db.insertInto('access_token').values(token).execute();
}

const tables = ['notification', 'idempotency_key', 'saved_view', 'session', 'access_token', 'employee_search'] as const;

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
