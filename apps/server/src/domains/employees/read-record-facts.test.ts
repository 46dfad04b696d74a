import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';

let portal: TestPortal;
let left: Twin;
let right: Twin;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
});
afterAll(() => portal.close());

it('gives the key facts of a record to viewers who reach it', async () => {
  const id = left.employeeIds[0] ?? 0;
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(employeesCalls.recordFacts, { params: { id } });
  expect(body).toMatchObject({
    status: { group: 'active', name: 'Active' },
    office: expect.any(String),
    team: { id: left.teamId },
  });
  const viewer = await portal.as({
    permissions: ['can read employees'],
    clientId: right.clientId,
    roles: ['client-admin'],
  });
  expect((await viewer.refused(employeesCalls.recordFacts, { params: { id } })).status).toBe(404);
});
