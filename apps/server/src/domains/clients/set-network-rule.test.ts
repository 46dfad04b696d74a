import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const call = clientRecordCalls.setNetworkRule;

it('refuses what is not a network, and a limit without any', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id: client_id } = await createClient(portal.db);
  const body = { client_id, mode: 'refuse' as const, networks: ['10.0.0.0/8', 'office', '10.0.0.0/99'] };
  const wrong = await admin.refused(call, { body });
  expect(wrong.body.errors).toEqual({
    'networks.1': ['office is not a network: write one such as 203.0.113.0/24, or an address.'],
    'networks.2': ['10.0.0.0/99 is not a network: write one such as 203.0.113.0/24, or an address.'],
  });
  const none = await admin.refused(call, { body: { ...body, networks: [] } });
  expect(none.body.errors).toEqual({ networks: ['List at least one network.'] });
});

it('stores networks without the bits beyond their length', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id: client_id } = await createClient(portal.db);
  const body = { client_id, mode: 'warn' as const, networks: ['10.1.2.3/8', '2001:db8::/32', '10.0.0.0/8'] };
  expect((await admin.call(call, { body })).status).toBe(204);
  const stored = await admin.call(clientRecordCalls.networkRule, { params: { id: client_id } });
  expect(stored.body).toEqual({ mode: 'warn', networks: ['10.0.0.0/8', '2001:db8::/32'] });
});

it('is for those who may change clients, and answers the same for a missing client', async () => {
  const { id: client_id } = await createClient(portal.db);
  const body = { client_id, mode: 'off' as const, networks: [] };
  const reader = await portal.as({ roles: ['accounting'], permissions: ['can view all clients'] });
  expect((await reader.refused(call, { body })).status).toBe(403);
  const admin = await portal.as({ roles: ['admin'] });
  expect((await admin.refused(call, { body: { ...body, client_id: 999_999 } })).status).toBe(404);
  const stored = await reader.call(clientRecordCalls.networkRule, { params: { id: client_id } });
  expect(stored.body).toEqual({ mode: 'off', networks: [] });
});
