import { clientUserList, clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { type Company, createCompany, plainRights, seenUser, usersSeenBy } from './client-users.fixture.ts';

let portal: TestPortal;
let own: Company;
beforeAll(async () => {
  portal = await buildTestApp();
  own = await createCompany(portal);
});
afterAll(() => portal.close());

it('lists the users of the company to both client roles, without employees and staff', async () => {
  const { clientId } = own;
  await portal.as({ roles: ['employee'], clientId });
  await portal.as({ roles: ['hr', 'client-user'], clientId });
  const contact = await portal.as({ roles: ['client'], clientId });
  for (const persona of [own.admin, own.user])
    expect([...(await usersSeenBy(persona)).keys()].toSorted()).toEqual(
      [own.admin.userId, own.user.userId, contact.userId].toSorted(),
    );
  expect((await contact.refused(clientUsersCalls.list, { query: { dt_params: '{}' } })).status).toBe(403);
});

it('filters and sorts by role, status, positions and the right to approve', async () => {
  const ask = async (dt: object) => {
    const { body } = await own.admin.call(clientUsersCalls.list, { query: { dt_params: JSON.stringify(dt) } });
    return body.data.map(({ id }) => id);
  };
  const filtered = (field: string, value: unknown) => ask({ filters: { [field]: { value, matchMode: 'in' } } });
  expect(await filtered('role', ['client-admin'])).toEqual([own.admin.userId]);
  expect(await filtered('status', ['inactive'])).toEqual([]);
  expect((await ask({ sort: [{ field: 'role', order: 1 }] }))[0]).toBe(own.admin.userId);
  expect(await ask({ filters: { global: { value: own.user.email } } })).toEqual([own.user.userId]);
});

it('shows one user at the address, and answers the same for a foreign and a missing one', async () => {
  const other = await createCompany(portal);
  const at = (uuid: string) => own.user.refused(clientUsersCalls.details, { params: { uuid } });
  expect((await own.user.call(clientUsersCalls.details, { params: { uuid: own.admin.uuid } })).body).toMatchObject({
    id: own.admin.userId,
    abilities: { update: false },
  });
  const [foreign, missing] = [await at(other.admin.uuid), await at('00000000-0000-4000-8000-000000000000')];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
});

it('offers a client admin all positions of the company, also one who has chosen ones as a client user', async () => {
  const { id } = await createOpenPosition(portal.db, { client_id: own.clientId, title: 'Clerk' });
  await createOpenPosition(portal.db, { title: 'Foreign' });
  expect((await own.admin.call(clientUsersCalls.positions)).body).toEqual([{ id, title: 'Clerk' }]);
});

it('shows staff the same facts at the client', async () => {
  const { id: position } = await createOpenPosition(portal.db, { client_id: own.clientId, title: 'Night clerk' });
  const { version } = await seenUser(own.admin, own.user.userId);
  const rights = { has_chosen_positions: true, position_ids: [position], approval_enabled: true };
  const body = { ...plainRights, ...rights, id: own.user.userId, version, role: 'client-user' as const };
  await own.admin.call(clientUsersCalls.update, { body });
  const hr = await portal.as({ roles: ['hr'] });
  const { body: users } = await hr.call(clientRecordCalls.users, { params: { id: String(own.clientId) } });
  const seen = await seenUser(own.admin, own.user.userId);
  expect(users.find(({ id }) => id === own.user.userId)).toEqual({
    id: seen.id,
    name: seen.name,
    email: seen.email,
    roles: seen.roles,
    has_chosen_positions: true,
    positions: [{ id: position, title: 'Night clerk' }],
    approval_enabled: true,
    status: 'active',
    last_sign_in: seen.last_sign_in,
  });
});

it('exports the own company alone', async () => {
  const other = await createCompany(portal);
  const { text } = await own.admin.refused(clientUserList.exportCall, { body: { format: 'csv', query: {} } as never });
  expect(text).toContain(own.user.email);
  expect(text).not.toContain(other.user.email);
});
