import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { clientBody } from './client-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('adds a client to list and details, with the first entry of its status history', async () => {
  const body = clientBody();
  const added = await hr.call(clientsCalls.create, { body });
  expect(added.status).toBe(201);
  const params = { id: added.body.id };
  const details = await hr.call(clientsCalls.details, { params });
  expect(details.body).toMatchObject({
    legal_business_name: body.legal_business_name,
    status: 'Draft',
    version: 1,
    contact_phone: null,
    currency: { code: 'AUD' },
    timezone: { name: 'Australia/Sydney' },
    employees: 0,
    has_invoice_config: false,
  });
  const history = await hr.call(clientsCalls.statusHistory, { params });
  expect(history.body).toMatchObject([{ from: null, to: 'Draft', actor_name: hr.name }]);
});

it('writes the activity log', async () => {
  const { body } = await hr.call(clientsCalls.create, { body: clientBody() });
  const line = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('subject_kind', '=', 'client')
    .where('subject_id', '=', String(body.id))
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ event: 'clients.create', client_id: body.id, after: { industry: 'Hospitality' } });
});

it('reports all errors at once', async () => {
  const body = clientBody({ legal_business_name: ' ', website: 'javascript:alert(1)', contact_email: 'wendy@' });
  const refused = await hr.refused(clientsCalls.create, { body });
  expect(refused.body.errors).toEqual({
    legal_business_name: ['The legal business name is required.'],
    website: ['The website must be a valid URL.'],
    contact_email: ['The contact email must be a valid email address.'],
  });
  const unknown = await hr.refused(clientsCalls.create, { body: clientBody({ country_id: 9999, currency_id: 9999 }) });
  expect(unknown.body.errors).toEqual({
    country_id: ['The country is invalid.'],
    currency_id: ['The currency is invalid.'],
  });
});

it('refuses a new client with status Inactive', async () => {
  const refused = await hr.refused(clientsCalls.create, { body: clientBody({ status: 'Inactive' as 'Draft' }) });
  expect(refused.body.errors).toEqual({ status: ['The status is invalid.'] });
});

it('creates one client from twenty concurrent requests with the same name in any letter case', async () => {
  const body = clientBody();
  const spelt = (index: number) =>
    index % 2 === 0 ? body.legal_business_name : body.legal_business_name.toUpperCase();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      hr.refused(clientsCalls.create, { body: { ...body, legal_business_name: spelt(index) } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(19);
  for (const { body: answer } of refused) expect(answer.codes).toEqual({ legal_business_name: ['validation.unique'] });
});
