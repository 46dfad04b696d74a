import { permissions } from '@muster/contract';
import type { Grants } from '@muster/contract/access.ts';
import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { linkAccounts } from './link-account.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const admin = { roles: ['admin'], permissions } as const;

const link = (ids: readonly number[], rights: Pick<Grants, 'roles' | 'permissions'> = admin) => {
  const { services, clock } = portal;
  const facts = { at: clock.now(), actor: null, impersonator: null, requestId: null };
  return portal.db
    .transaction()
    .execute((db) =>
      linkAccounts(
        { db, clock, viewer: testViewer(rights), audit: (entry) => services.writeAudit(db, facts, entry) },
        ids,
      ),
    );
};

it('links an account without a record by its address, but neither a client user nor a second account', async () => {
  const free = await createEmployee(portal.db, { work_email: 'Free@provider.test' });
  const held = await createEmployee(portal.db, { work_email: 'second@provider.test' });
  const gone = await createEmployee(portal.db, { deleted_at: '2026-01-01T00:00:00Z' });
  const client = await createEmployee(portal.db, { work_email: 'client@provider.test' });
  const back = await createEmployee(portal.db, { work_email: 'back@provider.test' });
  const accounts = [
    await portal.as({ roles: ['hr'], email: 'free@provider.test' }),
    await portal.as({ roles: ['hr'], email: 'first@provider.test', employeeId: held.id }),
    await portal.as({ roles: ['hr'], email: 'second@provider.test' }),
    await portal.as({ roles: ['client-admin'], email: 'client@provider.test', clientId: client.client_id }),
    await portal.as({ roles: ['hr'], email: 'back@provider.test', employeeId: gone.id }),
  ];
  await link([free.id, held.id, client.id, back.id]);
  const rows = await portal.db.selectFrom('app_user').select(['id', 'employee_id']).execute();
  const links = new Map(rows.map(({ id, employee_id }) => [id, employee_id]));
  expect(accounts.map(({ userId }) => links.get(userId))).toEqual([free.id, held.id, null, null, back.id]);
});

it('links no account of a higher level, nor one with a right that the viewer lacks', async () => {
  const employees = [];
  for (const name of ['chief', 'peer', 'other'])
    employees.push(await createEmployee(portal.db, { work_email: `${name}@provider.test` }));
  const chief = await portal.as({ roles: ['admin'], email: 'chief@provider.test' });
  const peer = await portal.as({ roles: ['hr'], email: 'peer@provider.test' });
  const other = await portal.as({
    roles: ['hr'],
    permissions: ['can impersonate users'],
    email: 'other@provider.test',
  });
  const linked = async () => {
    const ids = [chief, peer, other].map(({ userId }) => userId);
    const rows = await portal.db
      .selectFrom('app_user')
      .select('employee_id')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.employee_id);
  };
  const ids = employees.map(({ id }) => id);
  const hrPermissions = permissions.filter((name) => name !== 'can impersonate users');
  await link(ids, { roles: ['hr'], permissions: hrPermissions });
  expect(await linked()).toEqual([null, ids[1], null]);
  await link(ids);
  expect(await linked()).toEqual(ids);
});
