import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { findViewer } from '../session/viewer.repository.ts';
import { withinRowsOf } from './within-rows-of.ts';
import { writeWithin } from './within-scope.ts';
import { withoutRowSecurity } from './without-row-security.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const scopeIn = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ scope: string | null }>`select current_setting('app.scope', true) as scope`.execute(db);
  return rows[0]?.scope ?? null;
};

const asEmployee = <T>(run: (db: Db) => Promise<T>) =>
  writeWithin(portal.services.databases, { rows: 'employee:1' }, run);
const failing = (db: Db) => () => sql`select 1 / 0`.execute(db);

it('runs in the scope system and returns to the scope before, also when nested', async () => {
  const scopes = await asEmployee(async (db) => {
    const inner = await withoutRowSecurity(db, async () => [
      await scopeIn(db),
      await withoutRowSecurity(db, () => scopeIn(db)),
      await scopeIn(db),
    ]);
    return [...inner, await scopeIn(db)];
  });
  expect(scopes).toEqual(['system', 'system', 'system', 'employee:1']);
});

it('restores the scope when its function throws and the caller catches the error', async () => {
  const scope = await asEmployee(async (db) => {
    await withoutRowSecurity(db, async () => {
      throw new Error('refused');
    }).catch(() => undefined);
    return scopeIn(db);
  });
  expect(scope).toBe('employee:1');
});

it('restores every scope when a nested call throws', async () => {
  const scopes = await asEmployee(async (db) => {
    const inner = await withoutRowSecurity(db, async () => {
      await withoutRowSecurity(db, async () => {
        throw new Error('refused');
      }).catch(() => undefined);
      return scopeIn(db);
    });
    return [inner, await scopeIn(db)];
  });
  expect(scopes).toEqual(['system', 'employee:1']);
});

it('restores the previous scope when a statement fails and the caller rolls back to a savepoint', async () => {
  const scope = await asEmployee(async (db) => {
    await sql`savepoint before_it`.execute(db);
    await expect(withoutRowSecurity(db, failing(db))).rejects.toThrow('division by zero');
    await sql`rollback to savepoint before_it`.execute(db);
    return scopeIn(db);
  });
  expect(scope).toBe('employee:1');
});

it('restores the scope when its function rolls a failed statement back to its own savepoint', async () => {
  const scopes = await asEmployee(async (db) => {
    const inner = await withoutRowSecurity(db, async () => {
      await sql`savepoint within_it`.execute(db);
      await failing(db)().catch(() => undefined);
      await sql`rollback to savepoint within_it`.execute(db);
      return scopeIn(db);
    });
    return [inner, await scopeIn(db)];
  });
  expect(scopes).toEqual(['system', 'employee:1']);
});

it('throws the first error of an aborted transaction and leaves no scope on the connection', async () => {
  const { databases } = portal.services;
  await expect(asEmployee((db) => withoutRowSecurity(db, failing(db)))).rejects.toThrow('division by zero');
  const left = await Promise.all(Array.from({ length: 16 }, () => scopeIn(databases.scoped)));
  expect(left.filter((scope) => scope !== null && scope !== '')).toEqual([]);
});

it('stays in a scope that sees every row', async () => {
  const scopes = await writeWithin(portal.services.databases, { rows: 'staff' }, (db) =>
    withoutRowSecurity(db, () => scopeIn(db)),
  );
  expect(scopes).toBe('staff');
});

it('stays in the scope of a transaction of background work', async () => {
  const { system } = portal.services.databases;
  const statements = await system.transaction().execute(async (db) => {
    const counted = () =>
      sql<{
        n: number;
      }>`select count(*)::integer as n from pg_prepared_statements where statement like '%app.scope%set_config%'`.execute(
        db,
      );
    const before = await counted();
    await withoutRowSecurity(db, () => scopeIn(db));
    return [before, await counted()].map(({ rows }) => rows[0]?.n);
  });
  expect(statements[1]).toBe(statements[0]);
});

it('leaves the rows of a viewer, also in a transaction that began in the scope system', async () => {
  const { userId } = await portal.as({ roles: ['employee'] });
  const viewer = await findViewer(portal.db, userId);
  if (!viewer) throw new Error('The viewer was not found.');
  const scopes = await writeWithin(portal.services.databases, { rows: 'system' }, (db) =>
    withinRowsOf(db, viewer, async () => [await scopeIn(db), await withoutRowSecurity(db, () => scopeIn(db))]),
  );
  expect(scopes).toEqual(['none', 'system']);
});

it('needs no switch between staff and system, because every policy treats them alike', async () => {
  const { rows: policies } = await sql<{ text: string }>`
    select tablename || ' ' || policyname || ': ' || coalesce(qual, '') || coalesce(with_check, '') as text
    from pg_policies where schemaname = 'public'`.execute(portal.db);
  expect(policies.filter(({ text }) => /app[.]scope|'system'|'staff'::text = scope/.test(text))).toEqual([]);
  const { rows: functions } = await sql<{ name: string }>`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and (coalesce(p.prosrc, '') || coalesce(pg_get_function_sqlbody(p.oid), '')) like '%app.scope%'
      and p.prosrc not like '%set_config(''app.scope''%' order by 1`.execute(portal.db);
  expect(functions.map(({ name }) => name)).toEqual(['scope_client', 'scope_employee', 'scope_sees_all']);
});
