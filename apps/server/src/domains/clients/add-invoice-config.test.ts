import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T02:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const add = (client_id: number, effective_from: string, gaps: object = {}) =>
  hr.refused(clientRecordCalls.addInvoiceConfig, {
    body: {
      client_id,
      effective_from,
      billing_day: 17,
      terms_days: 15,
      currency_id: currencyIds.aud,
      subscription_id: 1,
      recipients: ['accounts@driftwood.example'],
      po_number: 'PO-77',
      ...gaps,
    },
  });
const configs = async (id: number) => (await hr.call(clientRecordCalls.invoiceConfigs, { params: { id } })).body;
const spans = async (id: number) => (await configs(id)).map(({ from, to, state }) => [from, to, state]);

it('lets employees be assigned to the client from the day it starts', async () => {
  const client = await createClient(portal.db, { hasInvoiceConfig: false });
  expect((await add(client.id, '2026-03-02')).status).toBe(201);
  expect(await configs(client.id)).toMatchObject([
    {
      billing_day: 17,
      terms_days: 15,
      po_number: 'PO-77',
      currency: { code: 'AUD' },
      state: 'current',
      removable: false,
    },
  ]);
  const { body } = await hr.call(clientsCalls.withInvoiceConfig);
  expect(body.map(({ id }) => id)).toContain(client.id);
});

it('ends the current configuration the day before and leaves it unchanged', async () => {
  const client = await createClient(portal.db);
  await add(client.id, '2026-04-01', { billing_day: 5 });
  expect(await spans(client.id)).toEqual([
    ['2026-04-01', null, 'future'],
    ['2020-01-01', '2026-03-31', 'current'],
  ]);
});

it('never overwrites history: refuses a start on past days of another configuration or before a later one', async () => {
  const client = await createClient(portal.db);
  expect((await add(client.id, '2026-02-01')).body.errors?.effective_from?.[0]).toContain('applied in this period');
  await add(client.id, '2026-05-01');
  expect((await add(client.id, '2026-04-01')).body.errors?.effective_from?.[0]).toContain('begins on 2026-05-01');
  expect((await add(client.id, '2026-05-01')).status).toBe(422);
  expect(await spans(client.id)).toHaveLength(2);
});

it('accepts one of many concurrent requests', async () => {
  const client = await createClient(portal.db);
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(client.id, '2026-06-01')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

it('removes one that has not started and resumes the previous one, but not the current one', async () => {
  const client = await createClient(portal.db);
  await add(client.id, '2026-04-01');
  const [planned, current] = await configs(client.id);
  const remove = (id = 0) => hr.refused(clientRecordCalls.cancelInvoiceConfig, { body: { id } });
  expect((await remove(planned?.id)).status).toBe(204);
  expect(await spans(client.id)).toEqual([['2020-01-01', null, 'current']]);
  expect((await remove(current?.id)).status).toBe(409);
  expect((await remove(99_999_999)).status).toBe(404);
});

it('reports what is wrong', async () => {
  const client = await createClient(portal.db);
  const invalid = { billing_day: 32, terms_days: -1, recipients: ['accounts@'] };
  expect((await add(client.id, '2026-04-01', invalid)).body.errors).toMatchObject({
    billing_day: ['The billing day must not exceed 31.'],
    terms_days: ['The terms must be at least 0.'],
  });
  expect((await add(client.id, '2026-04-01', { recipients: [] })).body.errors).toEqual({
    recipients: ['The recipients is required.'],
  });
  expect((await add(client.id, '2026-04-01', { currency_id: 999 })).body.errors).toEqual({
    currency_id: ['The currency is invalid.'],
  });
});

it('previews a configuration: rows as they would be stored, and none for a client that is not there', async () => {
  const client = await createClient(portal.db);
  const body = (client_id: number) => ({
    body: {
      client_id,
      effective_from: '2026-04-01',
      billing_day: 17,
      terms_days: 15,
      currency_id: currencyIds.aud,
      subscription_id: 1,
      recipients: ['accounts@driftwood.example'],
    },
  });
  const { body: preview } = await hr.call(clientRecordCalls.previewInvoiceConfig, body(client.id));
  await add(client.id, '2026-04-01');
  const stored = (await configs(client.id)).map(({ from, to }) => [from, to]);
  expect(preview.rows.map(({ from, to }) => [from, to])).toEqual(stored);
  expect((await hr.refused(clientRecordCalls.previewInvoiceConfig, body(99_999_999))).status).toBe(404);
});
