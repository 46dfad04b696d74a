import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { clientBody } from './client-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const update = (id: number, gaps: object = {}) =>
  hr.refused(clientsCalls.update, { body: { id, ...clientBody({ status: 'Active' }), ...gaps } });

it('changes the given fields, increases the version and logs what changed', async () => {
  const client = await createClient(portal.db, { industry: 'Retail' });
  const changed = await update(client.id, { version: 1, industry: 'Wholesale' });
  expect([changed.status, changed.body]).toEqual([200, { id: client.id, version: 2 }]);
  const line = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('event', '=', 'clients.update')
    .where('subject_id', '=', String(client.id))
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ before: { industry: 'Retail' }, after: { industry: 'Wholesale' } });
});

it('refuses an older version and names who changed which fields', async () => {
  const client = await createClient(portal.db);
  await update(client.id, { version: 1, industry: 'Wholesale' });
  const refused = await update(client.id, { version: 1, industry: 'Farming' });
  expect(refused.status).toBe(409);
  expect(refused.body.conflict).toMatchObject({
    by: hr.name,
    fields: expect.arrayContaining([{ name: 'industry', label: 'Industry' }]),
  });
});

it('records each change of status with its reason', async () => {
  const client = await createClient(portal.db, { status: 'Draft' });
  const params = { id: client.id };
  for (const status of ['Potential', 'Active', 'Inactive', 'Active']) {
    expect((await update(client.id, { status, status_reason: `Now ${status}` })).status).toBe(200);
  }
  const { body } = await hr.call(clientsCalls.statusHistory, { params });
  expect(body.map(({ from, to, reason }) => [from, to, reason])).toEqual([
    ['Inactive', 'Active', 'Now Active'],
    ['Active', 'Inactive', 'Now Inactive'],
    ['Potential', 'Active', 'Now Active'],
    ['Draft', 'Potential', 'Now Potential'],
  ]);
});

it('refuses a status change that is not allowed', async () => {
  const client = await createClient(portal.db);
  const refused = await update(client.id, { status: 'Draft' });
  expect(refused.body.errors).toEqual({ status: ['The status is invalid: Active changes to Inactive.'] });
  expect((await update(1, { status: 'Inactive' })).body.errors?.status?.[0]).toContain('stays active');
});

describe('an inactive client', () => {
  it('is refused while people work for it and lists them; those who left do not count', async () => {
    const client = await createClient(portal.db);
    await createEmployee(portal.db, { client_id: client.id, name: 'Ana Reyes' });
    await createEmployee(portal.db, { client_id: client.id, name: 'Ben Cruz', status: 'suspended' });
    await createEmployee(portal.db, { client_id: client.id, name: 'Cora Lim', status: 'resigned' });
    const refused = await update(client.id, { status: 'Inactive' });
    expect([refused.status, refused.body.codes]).toEqual([422, { status: ['clients.employed'] }]);
    expect(refused.body.errors?.status).toEqual([
      'The client still has 2 active employees. Move them or end their employment first: Ana Reyes, Ben Cruz.',
    ]);
    const { body } = await hr.call(clientsCalls.details, { params: { id: client.id } });
    expect(body.status).toBe('Active');
  });

  it('accepts no new people, whatever writes them', async () => {
    const client = await createClient(portal.db, { status: 'Inactive' });
    await expect(createEmployee(portal.db, { client_id: client.id })).rejects.toThrow('is inactive');
    const gone = await createEmployee(portal.db, { client_id: client.id, status: 'terminated' });
    const back = portal.db.updateTable('employee').set({ status_type_id: 1 }).where('id', '=', gone.id);
    await expect(back.execute()).rejects.toThrow('is inactive');
  });
});

it('shows a new client name in the employee list', async () => {
  const client = await createClient(portal.db);
  const person = await createEmployee(portal.db, { client_id: client.id });
  await update(client.id, { legal_business_name: 'Renamed Harbour Pty Ltd' });
  await portal.settle();
  const row = await portal.db
    .selectFrom('employee_list')
    .select('client_name')
    .where('employee_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(row.client_name).toBe('Renamed Harbour Pty Ltd');
});
