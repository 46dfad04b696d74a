import { accountManagersCalls } from '@muster/contract/domains/clients/account-managers.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
let own: { id: number };
let other: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  own = await createClient(portal.db);
  other = await createClient(portal.db);
  for (const [name, client] of [
    ['Zoe Lim', own],
    ['Abe Cruz', own],
    ['Foreign Manager', other],
  ] as const) {
    const { userId } = await portal.as({
      roles: ['account manager'],
      name,
      email: `${name.split(' ')[0]}@muster.test`,
    });
    await portal.db.insertInto('client_account_manager').values({ client_id: client.id, user_id: userId }).execute();
  }
});
afterAll(() => portal.close());

it('names who looks after a client, by name', async () => {
  const sales = await portal.as({ roles: ['sales'] });
  const { body } = await sales.call(accountManagersCalls.ofClient, { params: { clientId: own.id } });
  expect(body.map(({ name }) => name)).toEqual(['Abe Cruz', 'Zoe Lim']);
});

it('row 9: tells client users about their own company alone; foreign and missing are alike', async () => {
  const user = await portal.as({ roles: ['client-user'], clientId: own.id });
  const { body } = await user.call(accountManagersCalls.ofClient, { params: { clientId: own.id } });
  expect(body[0]).toEqual({ id: expect.any(Number), name: 'Abe Cruz', email: 'Abe@muster.test' });
  const foreign = await user.refused(accountManagersCalls.ofClient, { params: { clientId: other.id } });
  const missing = await user.refused(accountManagersCalls.ofClient, { params: { clientId: 99_999_999 } });
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
});

it('leaves out accounts that are closed', async () => {
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('name', '=', 'Zoe Lim').execute();
  const sales = await portal.as({ roles: ['sales'] });
  const { body } = await sales.call(accountManagersCalls.ofClient, { params: { clientId: own.id } });
  expect(body.map(({ name }) => name)).toEqual(['Abe Cruz']);
});
