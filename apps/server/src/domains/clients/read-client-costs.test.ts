import { permissions } from '@muster/contract';
import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
let client: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  client = await createClient(portal.db);
  await createEmployee(portal.db, { client_id: client.id, name: 'Ana Reyes', isComplete: true });
  await createEmployee(portal.db, { client_id: client.id, name: 'Ben Cruz' });
});
afterAll(() => portal.close());

const ask = () => ({ params: { id: client.id } });

it('shows today’s costs and totals to viewers who may see costs, and logs the access', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(clientRecordCalls.costs, ask());
  const amount = { amount: '1200.00', currency: 'AUD' };
  expect(body.employees).toMatchObject([
    { name: 'Ana Reyes', cost: amount, re_fee: amount, nonrefundable: amount },
    { name: 'Ben Cruz', cost: null, re_fee: null, nonrefundable: null },
  ]);
  expect(body.totals).toContainEqual({ kind: 'cost', currency: 'AUD', amount: '1200.00' });
  await portal.settle();
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('actor_name')
    .where('event', '=', 'clients.read-costs')
    .execute();
  expect(lines).toEqual([{ actor_name: hr.name }]);
});

it('hides costs from everybody else, including the client’s own users', async () => {
  const manager = await portal.as({ roles: ['account manager'] });
  expect((await manager.refused(clientRecordCalls.costs, ask())).status).toBe(403);
  const blind = await portal.as({ permissions: ['can view employees sensitive data'] });
  expect((await blind.refused(clientRecordCalls.costs, ask())).status).toBe(404);
  const own = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: client.id });
  const refused = await own.refused(clientRecordCalls.costs, ask());
  expect(refused.status).toBe(404);
  expect(refused.body).toEqual({ code: 'not-found', message: expect.any(String), requestId: expect.any(String) });
});
