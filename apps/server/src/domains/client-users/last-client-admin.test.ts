import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { plainRights } from './client-users.fixture.ts';

/** Each request has a connection of its own. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const demote = (by: Persona, { userId: id }: Persona) =>
  by.refused(clientUsersCalls.update, { body: { ...plainRights, id, version: 1, role: 'client-user' } });
const deactivate = (by: Persona, { userId: id }: Persona) =>
  by.refused(clientUsersCalls.deactivate, { params: { id }, body: { version: 1 } });

async function activeAdmins(clientId: number): Promise<number> {
  const rows = await portal.db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('app_user.id')
    .where('app_user.client_id', '=', clientId)
    .where('role.name', '=', 'client-admin')
    .where('app_user.status', '=', 'active')
    .execute();
  return rows.length;
}

it.each([
  ['demote each other', demote, demote],
  ['deactivate each other', deactivate, deactivate],
  ['demote and deactivate each other', demote, deactivate],
])('leaves one of two admins who %s at the same time', async (_what, one, other) => {
  for (let round = 0; round < 8; round++) {
    const { id: clientId } = await createClient(portal.db);
    const rights = { roles: ['client-admin' as const], clientId };
    const [left, right] = [await portal.as(rights), await portal.as(rights)];
    const answers = await Promise.all([one(left, right), other(right, left)]);
    const accepted = answers.filter(({ status }) => status < 300);
    expect(accepted).toHaveLength(1);
    expect(await activeAdmins(clientId)).toBe(1);
  }
});

it('holds for everyone who writes to the database', async () => {
  const { id: clientId } = await createClient(portal.db);
  const { id } = await createUser(portal.db, { roles: ['client-admin'], clientId });
  const account = (change: object) => portal.db.updateTable('app_user').set(change).where('id', '=', id).execute();
  const { id: elsewhere } = await createClient(portal.db);
  for (const change of [{ status: 'disabled' }, { deleted_at: '2026-03-01T00:00:00Z' }, { client_id: elsewhere }])
    await expect(account(change)).rejects.toThrow('no active client admin');
  const roles = portal.db.deleteFrom('user_role').where('user_id', '=', id);
  await expect(roles.execute()).rejects.toThrow('no active client admin');
  await createUser(portal.db, { roles: ['client-admin'], clientId });
  await account({ status: 'disabled' });
});

it('does not keep the users of a client that was deleted', async () => {
  const { id: clientId } = await createClient(portal.db);
  const { id } = await createUser(portal.db, { roles: ['client-admin'], clientId });
  await portal.db
    .updateTable('client')
    .set({ deleted_at: '2026-03-01T00:00:00Z' })
    .where('id', '=', clientId)
    .execute();
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', id).execute();
});
