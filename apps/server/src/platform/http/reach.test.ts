import type { Viewer } from '@muster/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { readWithin, scopeOf, writeWithin } from './reach.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const nobody: Viewer = {
  userId: 1,
  uuid: 'u',
  name: 'n',
  email: 'e',
  roles: [],
  permissions: [],
  employeeId: null,
  clientId: null,
  impersonator: null,
};

it.each<[string, Partial<Viewer>, string]>([
  ['somebody without any right', {}, 'none'],
  ['staff', { roles: ['hr'] }, 'staff'],
  ['staff who is an employee too', { roles: ['team lead', 'employee'], employeeId: 4 }, 'staff'],
  ['a permission alone', { permissions: ['can read employees'] }, 'staff'],
  ['a client user', { roles: ['client-admin'], clientId: 7 }, 'client:7'],
  [
    'a client user with a staff permission',
    { roles: ['client-user'], permissions: ['can read employees'], clientId: 7 },
    'client:7',
  ],
  ['a client user without a client', { roles: ['client-user'] }, 'none'],
  ['an employee', { roles: ['employee'], employeeId: 4 }, 'employee:4'],
  ['an employee whose account names the client', { roles: ['employee'], employeeId: 4, clientId: 7 }, 'employee:4'],
  ['an employee without a record', { roles: ['employee'], clientId: 7 }, 'none'],
  [
    'an employee with a staff permission',
    { roles: ['employee'], permissions: ['can read employees'], employeeId: 4 },
    'employee:4',
  ],
])('gives %s the right reach', (_who, facts, scope) => {
  expect(scopeOf({ ...nobody, ...facts })).toBe(scope);
});

it('gives a signed-out person none', () => {
  expect(scopeOf(null)).toBe('none');
});

it.each(['staff', 'client:1', 'employee:1', 'none'])('row 7: refuses to write within a read of %s', async (scope) => {
  const { databases } = portal.services;
  const write = sql`update organization_setting set value = 'taken'`;
  await expect(readWithin(databases, scope, (db) => write.execute(db))).rejects.toThrow('read-only transaction');
  await writeWithin(databases, scope, (db) => write.execute(db));
});

it('row 10: leaves no scope behind on a connection', async () => {
  const { databases } = portal.services;
  const scopes = ['client:1', 'employee:2', 'staff'];
  await Promise.all(
    Array.from({ length: 30 }, (_, turn) =>
      writeWithin(databases, scopes[turn % 3] ?? '', async (db) => {
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
