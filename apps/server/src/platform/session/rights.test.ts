import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function idOf(table: 'role' | 'permission', name: string): Promise<number> {
  const row = await portal.db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return row.id;
}

const namesOf = async (role_id: number) =>
  (await portal.db.selectFrom('role').select('permission_names').where('id', '=', role_id).executeTakeFirstOrThrow())
    .permission_names;

it('keeps the names of a role in step with granted, revoked and renamed permissions', async () => {
  const role_id = await idOf('role', 'sales');
  const permission_id = await idOf('permission', 'can impersonate users');
  const before = await namesOf(role_id);
  await portal.db.insertInto('role_permission').values({ role_id, permission_id }).execute();
  expect((await namesOf(role_id)).toSorted()).toEqual([...before, 'can impersonate users'].toSorted());
  const rename = (name: string) =>
    portal.db.updateTable('permission').set({ name }).where('id', '=', permission_id).execute();
  await rename('can act as others');
  expect(await namesOf(role_id)).toContain('can act as others');
  await rename('can impersonate users');
  const mine = portal.db.deleteFrom('role_permission').where('role_id', '=', role_id);
  await mine.where('permission_id', '=', permission_id).execute();
  expect(await namesOf(role_id)).toEqual(before);
});

it('loses neither of two concurrent grants', async () => {
  const role_id = await idOf('role', 'finance');
  const before = await namesOf(role_id);
  const missing = await portal.db
    .selectFrom('permission')
    .selectAll()
    .where('name', 'not in', before)
    .limit(8)
    .execute();
  expect(missing).toHaveLength(8);
  await Promise.all(
    missing.map(({ id }) => portal.db.insertInto('role_permission').values({ role_id, permission_id: id }).execute()),
  );
  expect(await namesOf(role_id)).toHaveLength(before.length + 8);
});

it('refuses to change one grant into another', async () => {
  const role_id = await idOf('role', 'hr');
  const turned = portal.db.updateTable('role_permission').set({ role_id: await idOf('role', 'sales') });
  await expect(turned.where('role_id', '=', role_id).execute()).rejects.toThrow('Take a permission');
});
