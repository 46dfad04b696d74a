import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { importFile, sheetOf } from './imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('returns the rejected rows with their reasons, and accepts the corrected file', async () => {
  const [one, other] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const row = (employee: typeof one, position: string, email: string) => ({
    'Employee ID': employee.third_party_employee_id,
    Position: position,
    'Work email': email,
  });
  const { data } = await importFile(portal, hr, 'employees', [
    row(one, 'Clerk', 'fine@muster.test'),
    row(other, '=1+1', 'wrong'),
  ]);
  expect(data.has_rejected_rows).toBe(true);
  const { bytes, headers } = await hr.call(importsCalls.rejectedRows, { params: { id: data.id } });
  expect(headers['content-disposition']).toContain(`rejected-rows-${data.id}.xlsx`);
  const rows = await sheetOf(bytes);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    'Employee ID': other.third_party_employee_id,
    Position: '=1+1',
    'Work email': 'wrong',
    Reasons: 'Work email "wrong": The work email must be a valid email address.',
  });
  const mended = await importFile(portal, hr, 'employees', bytes, { name: 'mended.xlsx', mode: 'check' });
  expect(mended.errors.file).toHaveLength(1);
});

it("omits sensitive columns for users who may not see them, but not from a user's own file", async () => {
  const employee = await createEmployee(portal.db);
  const [finance, other] = [await portal.as({ roles: ['finance'] }), await portal.as({ roles: ['finance'] })];
  const row = {
    'Employee ID': employee.third_party_employee_id,
    'Base Cost': '7531',
    'Non-Refundable': '',
    'RE Fee': 1,
    'Start Date': '',
  };
  const { data } = await importFile(portal, finance, 'invoice_information', [row]);
  const headingsFor = async (persona: Persona) => {
    const { bytes } = await persona.call(importsCalls.rejectedRows, { params: { id: data.id } });
    return Object.keys((await sheetOf(bytes))[0] ?? {});
  };
  expect(await headingsFor(finance)).toContain('Base Cost');
  expect(await headingsFor(other)).not.toContain('Base Cost');
  expect(await headingsFor(other)).toContain('Reasons');
});
