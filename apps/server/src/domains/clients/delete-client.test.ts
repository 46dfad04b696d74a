import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

it('hides a client that was never used from every list', async () => {
  const client = await createClient(portal.db);
  expect((await admin.call(clientsCalls.delete, { body: { id: client.id } })).status).toBe(204);
  expect((await admin.refused(clientsCalls.details, { params: { id: client.id } })).status).toBe(404);
  const { body } = await admin.call(clientsCalls.forDropdown);
  expect(body.map(({ id }) => id)).not.toContain(client.id);
  expect((await admin.refused(clientsCalls.delete, { body: { id: client.id } })).status).toBe(404);
});

it('refuses a client that was ever used, and lists what uses it', async () => {
  const client = await createClient(portal.db);
  await createEmployee(portal.db, { client_id: client.id, status: 'terminated' });
  await createTeam(portal.db, { client_id: client.id });
  const refused = await admin.refused(clientsCalls.delete, { body: { id: client.id } });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe(
    'The client is in use: 1 employee and 1 team, past ones included. Make it inactive instead.',
  );
});

it('never deletes the provider itself', async () => {
  expect(await admin.refused(clientsCalls.delete, { body: { id: 1 } })).toMatchObject({
    status: 409,
    body: { message: 'The provider itself cannot be deleted.' },
  });
});
