import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { statementsWithin } from './statements-within.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const under = (rows: string) => statementsWithin(portal.services.databases, { rows, userId: 7 });
const settings = sql<{ scope: string | null; user: string | null }>`
  select current_setting('app.scope', true) as scope, current_setting('app.user', true) as user`;

it('runs every statement under the scope, and leaves no scope on the connections', async () => {
  const db = under('client:1');
  const results = await Promise.all(Array.from({ length: 12 }, () => settings.execute(db)));
  expect(results.map(({ rows }) => rows[0])).toEqual(Array(12).fill({ scope: 'client:1', user: '7' }));
  const { scoped } = portal.services.databases;
  const left = await Promise.all(Array.from({ length: 16 }, () => settings.execute(scoped)));
  expect(left.map(({ rows }) => rows[0]?.scope ?? '').filter((scope) => scope !== '')).toEqual([]);
});

it('row 7: refuses to write', async () => {
  const write = sql`update organization_setting set value = 'taken'`;
  for (const rows of ['client:1', 'none', 'staff']) {
    await expect(write.execute(under(rows))).rejects.toThrow('read-only transaction');
  }
});

it('takes a new connection for each statement, so that a failed one does not stop the next', async () => {
  const db = under('employee:1');
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
  expect((await settings.execute(db)).rows).toEqual([{ scope: 'employee:1', user: '7' }]);
});

it('holds no connection between statements', async () => {
  const { scopedPool } = portal.services.databases;
  const db = under('none');
  await settings.execute(db);
  expect(scopedPool.totalCount - scopedPool.idleCount).toBe(0);
});
