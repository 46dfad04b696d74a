import { currenciesCalls } from '@muster/contract/domains/lookups/currencies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('adds currencies; a code has three letters, is unique, and cannot be changed in use', async () => {
  const body = { code: 'xts', name: 'Test money', symbol: 'T' };
  const added = await hr.call(currenciesCalls.create, { body });
  expect(added.status).toBe(201);
  const list = { query: { dt_params: JSON.stringify({ filters: { code: { value: 'XTS' } } }) } };
  expect((await hr.call(currenciesCalls.list, list)).body.data).toMatchObject([{ code: 'XTS', used: 0 }]);
  expect((await hr.refused(currenciesCalls.create, { body })).body.codes).toEqual({ code: ['validation.unique'] });
  const odd = await hr.refused(currenciesCalls.create, { body: { ...body, code: 'A1' } });
  expect(odd.body.errors).toEqual({ code: ['The code is invalid.'] });
  const change = { id: added.body.id, version: 1, ...body, name: 'Testing money' };
  expect((await hr.call(currenciesCalls.update, { body: change })).body.version).toBe(2);
  expect((await hr.refused(currenciesCalls.update, { body: change })).status).toBe(409);
  const renamed = { ...change, version: 2, code: 'XBA' };
  expect((await hr.refused(currenciesCalls.update, { body: renamed })).body.errors).toHaveProperty('code');
  expect((await hr.call(currenciesCalls.delete, { body: { id: added.body.id } })).status).toBe(204);
});

it('refuses to delete one that is in use', async () => {
  await createClient(portal.db);
  expect(await hr.refused(currenciesCalls.delete, { body: { id: currencyIds.aud } })).toMatchObject({
    status: 409,
    body: { message: 'AUD is in use by clients or amounts, and cannot be deleted.' },
  });
  const { body } = await hr.call(currenciesCalls.list);
  expect(body.data.find(({ code }) => code === 'AUD')?.used).toBeGreaterThan(0);
});
