import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { importFile } from './imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;
let finance: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  finance = await portal.as({ roles: ['finance'] });
});
afterAll(() => portal.close());

it('lists only jobs of the kinds that the viewer may import', async () => {
  const employee = await createEmployee(portal.db);
  const people = await importFile(portal, hr, 'employees', [{ 'Employee ID': 'X', Name: 'Somebody' }], {
    mode: 'check',
  });
  const invoices = await importFile(portal, finance, 'invoice_information', [
    {
      'Employee ID': employee.third_party_employee_id,
      'Base Cost': '',
      'Non-Refundable': '',
      'RE Fee': '',
      'Start Date': '',
    },
  ]);
  const seen = async (persona: Persona) =>
    (await persona.call(importsCalls.jobs, { query: {} })).body.data.map(({ id }) => id);
  expect(await seen(hr)).toEqual([people.data.id]);
  expect(await seen(finance)).toEqual([invoices.data.id]);
  const queries = [
    (id: number) => finance.refused(importsCalls.job, { params: { id } }),
    (id: number) => finance.refused(importsCalls.rows, { params: { id }, query: {} }),
    (id: number) => finance.refused(importsCalls.rejectedRows, { params: { id } }),
    (id: number) => finance.refused(importsCalls.apply, { params: { id } }),
  ];
  for (const ask of queries) {
    const [foreign, missing] = [await ask(people.data.id), await ask(999_999)];
    expect(foreign.status).toBe(404);
    expect(foreign.body.message).toBe(missing.body.message);
  }
});

it('pages rows by outcome', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ 'Employee ID': `ROW-${index}`, Name: `Row ${index}` }));
  const { data } = await importFile(portal, hr, 'employees', rows, { mode: 'check' });
  const page = async ({ outcome, first = 0 }: { outcome?: 'error' | 'create'; first?: number }) => {
    const filters = outcome ? { outcome: { value: outcome } } : {};
    const query = { dt_params: JSON.stringify({ first, filters }) };
    return (await hr.call(importsCalls.rows, { params: { id: data.id }, query })).body;
  };
  expect(await page({})).toMatchObject({ total: 40 });
  const last = await page({ outcome: 'error', first: 30 });
  expect(last.data.map(({ row }) => row)).toEqual(Array.from({ length: 10 }, (_, index) => index + 32));
  expect(await page({ outcome: 'create' })).toEqual({ data: [], total: 0 });
});
