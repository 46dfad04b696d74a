import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { readWithin, writeWithin } from './within-scope.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it.each(['staff', 'client:1', 'employee:1', 'none'])('row 7: refuses to write inside a read of %s', async (scope) => {
  const { databases } = portal.services;
  const write = sql`update organization_setting set value = 'taken'`;
  await expect(readWithin(databases, { rows: scope }, (db) => write.execute(db))).rejects.toThrow(
    'read-only transaction',
  );
  await writeWithin(databases, { rows: scope }, (db) => write.execute(db));
});

it('row 10: leaves no scope behind on a connection', async () => {
  const { databases } = portal.services;
  const scopes = ['client:1', 'employee:2', 'staff'];
  await Promise.all(
    Array.from({ length: 30 }, (_, turn) =>
      writeWithin(databases, { rows: scopes[turn % 3] ?? '', userId: turn }, async (db) => {
        await sql`select 1`.execute(db);
        if (turn % 5 === 0) throw new Error('refused');
      }).catch(() => undefined),
    ),
  );
  const left = await Promise.all(
    Array.from({ length: 16 }, () =>
      sql<{ scope: string | null }>`select current_setting('app.scope', true) as scope`.execute(databases.scoped),
    ),
  );
  expect(left.map(({ rows }) => rows[0]?.scope ?? '').filter((scope) => scope !== '')).toEqual([]);
});
