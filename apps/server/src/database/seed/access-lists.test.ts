import { defaultPermissions, permissions, roles } from '@muster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { syncAccessLists } from './access-lists.ts';

let scratch: OpenScratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

async function granted(role: string): Promise<string[]> {
  const rows = await scratch.db
    .selectFrom('role_permission')
    .innerJoin('role', 'role.id', 'role_permission.role_id')
    .innerJoin('permission', 'permission.id', 'role_permission.permission_id')
    .select('permission.name')
    .where('role.name', '=', role)
    .execute();
  return rows.map((row) => row.name).sort();
}

it('adds every role with its default permissions', async () => {
  await syncAccessLists(scratch.db);
  const names = async (table: 'role' | 'permission') =>
    (await scratch.db.selectFrom(table).select('name').execute()).map((row) => row.name);
  expect((await names('role')).sort()).toEqual([...roles].sort());
  expect((await names('permission')).sort()).toEqual([...permissions].sort());
  for (const role of roles) expect(await granted(role)).toEqual([...new Set(defaultPermissions[role])].sort());
});

it('keeps changes by an admin, and gives a new role its defaults', async () => {
  const idOf = (name: string) => scratch.db.selectFrom('role').select('id').where('name', '=', name);
  await scratch.db.deleteFrom('role_permission').where('role_id', '=', idOf('hr')).execute();
  await scratch.db.insertInto('role').values({ name: 'night desk' }).execute();
  await scratch.db.deleteFrom('role').where('name', '=', 'sales').execute();
  await syncAccessLists(scratch.db);
  expect(await granted('hr')).toEqual([]);
  expect(await granted('night desk')).toEqual([]);
  expect(await granted('sales')).toEqual([...defaultPermissions.sales].sort());
});

it('gives a new permission to its default roles, also in an older portal', async () => {
  await scratch.db.deleteFrom('permission').where('name', '=', 'can delete employees').execute();
  await syncAccessLists(scratch.db);
  expect(await granted('hr')).toEqual(['can delete employees']);
  expect(await granted('admin')).toContain('can delete employees');
  expect(await granted('client')).not.toContain('can delete employees');
});

it('can run in two servers at the same time', async () => {
  await scratch.db.deleteFrom('role').execute();
  await scratch.db.deleteFrom('permission').execute();
  await Promise.all([1, 2, 3].map(() => syncAccessLists(scratch.db)));
  for (const role of roles) expect(await granted(role)).toEqual([...new Set(defaultPermissions[role])].sort());
});
