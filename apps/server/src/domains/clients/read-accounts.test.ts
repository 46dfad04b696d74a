import { accountCalls } from '@muster/contract/domains/clients/account.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
let paolo: Persona;
let harbour: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T02:00:00Z');
  paolo = await portal.as({ roles: ['account manager'], name: 'Paolo Enriquez' });
  harbour = await createClient(portal.db, { legal_business_name: 'Harbour Legal Pty Ltd' });
  await createClient(portal.db, { legal_business_name: 'Pines Outfitters LLC', hasInvoiceConfig: false });
  await portal.db
    .insertInto('client_account_manager')
    .values({ client_id: harbour.id, user_id: paolo.userId })
    .execute();
  const at = { client_id: harbour.id };
  await createEmployee(portal.db, { ...at, name: 'Ana Reyes', isComplete: true });
  await createEmployee(portal.db, { ...at, name: 'Ben Cruz', status: 'suspended' });
  await createEmployee(portal.db, { ...at, name: 'New Start', start_date: '2026-02-20' });
  await createEmployee(portal.db, {
    ...at,
    name: 'Old Hand',
    status: 'resigned',
    statusFacts: { end_date: '2026-02-27' },
  });
  await createEmployee(portal.db, {
    ...at,
    name: 'Long Gone',
    status: 'resigned',
    statusFacts: { end_date: '2025-02-27' },
  });
});
afterAll(() => portal.close());

const ask = async (who: Persona, query: object = {}) => (await who.call(accountCalls.portfolio, { query })).body;

it('lists an account manager’s own clients with their state', async () => {
  const { data, total } = await ask(paolo, { mine: 'true' });
  expect(total).toBe(1);
  expect(data[0]).toEqual({
    id: harbour.id,
    legal_business_name: 'Harbour Legal Pty Ltd',
    status: 'Active',
    contact_name: null,
    account_managers: ['Paolo Enriquez'],
    employees: 3,
    suspended: 1,
    started: 1,
    left: 1,
    incomplete: 2,
    has_invoice_config: true,
  });
});

it('lists every client but the provider itself on request, sorted and filtered', async () => {
  const dt = { sort: [{ field: 'employees', order: 1 }] };
  const { data } = await ask(paolo, { dt_params: JSON.stringify(dt) });
  expect(data.map((row) => row.legal_business_name)).toEqual(['Pines Outfitters LLC', 'Harbour Legal Pty Ltd']);
  const missing = { filters: { has_invoice_config: { value: 'false', matchMode: 'equals' } } };
  expect((await ask(paolo, { dt_params: JSON.stringify(missing) })).total).toBe(1);
});

it('shows one account with its contacts and the people who started and left', async () => {
  const planner = await portal.as({ roles: ['workforce admin'] });
  const { body } = await planner.call(accountCalls.account, { params: { id: harbour.id } });
  expect(body.moves.map(({ name, kind, day }) => [name, kind, day])).toEqual([
    ['Old Hand', 'left', '2026-02-27'],
    ['New Start', 'started', '2026-02-20'],
  ]);
  expect((await planner.refused(accountCalls.account, { params: { id: 1 } })).status).toBe(404);
  expect((await planner.refused(accountCalls.portfolio)).status).toBe(403);
});
