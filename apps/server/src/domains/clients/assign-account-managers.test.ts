import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('assigns exactly the given users, and only users with the role', async () => {
  const [hr, paolo, trisha, clerk] = [
    await portal.as({ roles: ['hr'] }),
    await portal.as({ roles: ['account manager'], name: 'Paolo Enriquez' }),
    await portal.as({ roles: ['account manager'], name: 'Trisha Navarro' }),
    await portal.as({ roles: ['sales'] }),
  ];
  const client = await createClient(portal.db);
  const assign = (user_ids: number[]) =>
    hr.refused(clientRecordCalls.assignAccountManagers, { body: { client_id: client.id, user_ids } });
  const names = async () =>
    (await hr.call(clientRecordCalls.accountManagers, { params: { id: client.id } })).body.map(({ name }) => name);
  expect((await assign([paolo.userId, trisha.userId])).status).toBe(204);
  expect(await names()).toEqual(['Paolo Enriquez', 'Trisha Navarro']);
  expect((await assign([trisha.userId])).status).toBe(204);
  expect(await names()).toEqual(['Trisha Navarro']);
  expect((await assign([clerk.userId])).body.errors).toHaveProperty('user_ids');
  const choices = await hr.call(clientRecordCalls.accountManagerChoices);
  expect(choices.body.map(({ name }) => name)).toEqual(['Paolo Enriquez', 'Trisha Navarro']);
});

it('row 9: account managers do not decide which clients they look after', async () => {
  const permissions = ['can update clients'] as const;
  const manager = await portal.as({ roles: ['account manager'], permissions: [...permissions] });
  const other = await portal.as({ roles: ['account manager'] });
  const client = await createClient(portal.db);
  const assign = async (user_ids: number[]) =>
    (await manager.refused(clientRecordCalls.assignAccountManagers, { body: { client_id: client.id, user_ids } }))
      .status;
  expect([await assign([manager.userId]), await assign([other.userId])]).toEqual([403, 204]);
  await portal.db
    .insertInto('client_account_manager')
    .values({ client_id: client.id, user_id: manager.userId })
    .execute();
  expect([await assign([other.userId]), await assign([manager.userId])]).toEqual([403, 204]);
});
