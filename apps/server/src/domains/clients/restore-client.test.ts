import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const restore = (id: number, who = admin) => who.refused(clientsCalls.restore, { params: { id } });

it('gives back a client exactly as it was', async () => {
  const { id } = await createClient(portal.db);
  const before = (await admin.call(clientsCalls.details, { params: { id } })).body;
  await admin.call(clientsCalls.delete, { body: { id } });
  expect((await restore(id)).status).toBe(204);
  const after = (await admin.call(clientsCalls.details, { params: { id } })).body;
  expect(after).toEqual({ ...before, version: before.version + 2 });
  expect((await restore(id)).status).toBe(404);
});

it('is refused for a taken name and without the right to remove clients', async () => {
  const { id, legal_business_name } = await createClient(portal.db);
  await admin.call(clientsCalls.delete, { body: { id } });
  expect((await restore(id, await portal.as({ roles: ['payroll'] }))).status).toBe(403);
  await createClient(portal.db, { legal_business_name });
  expect((await restore(id)).body.codes).toEqual({ legal_business_name: ['validation.unique'] });
});
