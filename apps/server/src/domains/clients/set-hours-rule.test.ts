import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('keeps the hours a week of a contract, for those who may change clients', async () => {
  const { id: client_id } = await createClient(portal.db);
  const admin = await portal.as({ roles: ['admin'] });
  const read = async () => (await admin.call(clientRecordCalls.hoursRule, { params: { id: client_id } })).body;
  const set = (weekly_hours: number | null) =>
    admin.call(clientRecordCalls.setHoursRule, { body: { client_id, weekly_hours } });
  expect(await read()).toEqual({ weekly_hours: null });
  expect((await set(40)).status).toBe(204);
  expect(await read()).toEqual({ weekly_hours: 40 });
  await set(null);
  expect(await read()).toEqual({ weekly_hours: null });
  expect((await set(169)).status).toBe(422);
  const reader = await portal.as({ roles: ['accounting'], permissions: ['can view all clients'] });
  const refused = await reader.refused(clientRecordCalls.setHoursRule, { body: { client_id, weekly_hours: 40 } });
  expect(refused.status).toBe(403);
});
