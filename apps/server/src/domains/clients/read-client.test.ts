import { permissions } from '@muster/contract';
import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let hr: Persona;
let harbour: { id: number };
let pines: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  harbour = await createClient(portal.db, {
    legal_business_name: 'Harbour Legal Pty Ltd',
    industry: 'Legal services',
    contact_name: 'Zoë Peña',
  });
  pines = await createClient(portal.db, {
    legal_business_name: 'Pines Outfitters LLC',
    status: 'Potential',
    hasInvoiceConfig: false,
  });
  const ana = await createEmployee(portal.db, { client_id: harbour.id, name: 'Ana Reyes' });
  await createEmployee(portal.db, { client_id: harbour.id, name: 'Ben Cruz', status: 'resigned' });
  await addToTeam(portal.db, await createTeam(portal.db, { client_id: harbour.id, name: 'Intake' }), ana, 'teamLead');
});
afterAll(() => portal.close());

async function names(dt: object, who = hr): Promise<string[]> {
  const answer = await who.call(clientsCalls.table, { query: { dt_params: JSON.stringify(dt) } });
  expect([answer.status, answer.body.total]).toEqual([200, answer.body.data.length]);
  return answer.body.data.map((row) => row.legal_business_name);
}
const search = (value: string) => ({ filters: { global: { value } } });

describe('the list of clients', () => {
  it('is sorted by name and shows the number of employees and whether the client can be billed', async () => {
    const { body } = await hr.call(clientsCalls.table, {});
    expect(
      body.data.map((row) => [row.legal_business_name, row.status, row.employees, row.has_invoice_config]),
    ).toEqual([
      ['Harbour Legal Pty Ltd', 'Active', 1, true],
      ['Our Company', 'Active', 0, false],
      ['Pines Outfitters LLC', 'Potential', 0, false],
    ]);
  });

  it('pages, sorts, filters and searches on the server', async () => {
    const page = { query: { dt_params: JSON.stringify({ first: 1, rows: 1 }) } };
    const { body } = await hr.call(clientsCalls.table, page);
    expect([body.total, body.data.map((row) => row.legal_business_name)]).toEqual([3, ['Our Company']]);
    const beyond = await hr.call(clientsCalls.table, { query: { dt_params: JSON.stringify({ first: 90 }) } });
    expect(beyond.body).toEqual({ data: [], total: 3 });
    expect((await names({ sort: [{ field: 'employees', order: -1 }] }))[0]).toBe('Harbour Legal Pty Ltd');
    expect(await names({ filters: { status: { value: ['Potential', 'Draft'], matchMode: 'in' } } })).toEqual([
      'Pines Outfitters LLC',
    ]);
    expect(await names({ filters: { industry: { value: 'LEGAL' } } })).toEqual(['Harbour Legal Pty Ltd']);
    expect(await names({ filters: { has_invoice_config: { value: 'true', matchMode: 'equals' } } })).toEqual([
      'Harbour Legal Pty Ltd',
    ]);
    expect(await names(search('zoe pena'))).toEqual(['Harbour Legal Pty Ltd']);
    expect(await names(search('%'))).toEqual([]);
  });

  it('refuses unknown columns and empty values', async () => {
    const ask = (dt: object) => hr.refused(clientsCalls.table, { query: { dt_params: JSON.stringify(dt) } });
    expect((await ask({ sort: [{ field: 'version', order: 1 }] })).status).toBe(422);
    expect((await ask({ filters: { status: { value: ['', null], matchMode: 'in' } } })).status).toBe(422);
  });

  it("roles.permissions.1 clients.forbidden: without 'can view all clients' the answer is Forbidden", async () => {
    const reader = await portal.as({ permissions: ['can read clients'] });
    for (const call of [clientsCalls.table, clientsCalls.withInvoiceConfig, clientsCalls.all]) {
      expect(await reader.refused(call)).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
    }
    expect(await reader.refused(clientsCalls.details, { params: { id: harbour.id } })).toMatchObject({
      status: 403,
      body: { message: 'Forbidden' },
    });
  });

  it('returns what the viewer may do with each client', async () => {
    const admin = await portal.as({ roles: ['admin'] });
    const { body } = await admin.call(clientsCalls.table, {});
    expect(body.data.map(({ id, abilities }) => [id === 1, abilities.delete])).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
    const forHr = await hr.call(clientsCalls.table, {});
    expect(forHr.body.data[0]?.abilities).toEqual({ update: true, delete: false });
  });
});

it('state.client.1 knows four statuses', async () => {
  const { body } = await hr.call(clientsCalls.statuses);
  expect(body.map(({ name }) => name)).toEqual(['Active', 'Potential', 'Inactive', 'Draft']);
});

it('shows teams with their leads, and people with their team', async () => {
  const params = { id: harbour.id };
  const teams = await hr.call(clientRecordCalls.teams, { params });
  expect(teams.body).toMatchObject([{ name: 'Intake', leads: [{ name: 'Ana Reyes' }], members: 1 }]);
  const people = await hr.call(clientRecordCalls.people, { params });
  expect(people.body).toMatchObject([{ name: 'Ana Reyes', teams: ['Intake'], since: '2020-01-01', status: 'active' }]);
});

describe('row 9: a user of another client with every permission', () => {
  it('finds only their own company in lists, counts, searches and parts', async () => {
    const outsider = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: pines.id });
    expect(await names({}, outsider)).toEqual(['Pines Outfitters LLC']);
    expect(await names(search('harbour'), outsider)).toEqual([]);
    for (const call of [clientsCalls.forDropdown, clientsCalls.all]) {
      expect((await outsider.call(call)).body.map(({ id }) => id)).toEqual([pines.id]);
    }
    const { assignAccountManagers: _a, accountManagerChoices: _c, policyChoices: _p, ...parts } = clientRecordCalls;
    for (const call of Object.values(parts).filter(({ method }) => method === 'GET')) {
      const answer = await outsider.refused(call, { params: { id: harbour.id } } as never);
      expect([call.name, answer.status]).toEqual([call.name, 404]);
    }
  });

  it('cannot give another client a contact, an invoice configuration or an account manager', async () => {
    const outsider = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: pines.id });
    const body = { client_id: harbour.id };
    const writes = [
      outsider.refused(clientRecordCalls.createContact, { body: { ...body, name: 'Spy' } }),
      outsider.refused(clientRecordCalls.assignAccountManagers, { body: { ...body, user_ids: [] } }),
      outsider.refused(clientRecordCalls.addPolicy, {
        body: { ...body, kind: 'leave', policy_id: 1, effective_from: '2026-03-02' },
      }),
    ];
    for (const { status } of await Promise.all(writes)) expect([404, 422]).toContain(status);
    expect((await hr.call(clientRecordCalls.contacts, { params: { id: harbour.id } })).body).toEqual([]);
  });
});
