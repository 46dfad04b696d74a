import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('is set and removed by the workforce admin, each with an entry in the activity log', async () => {
  const workforce = await portal.as({ roles: ['workforce admin'] });
  const hr = await portal.as({ roles: ['hr'] });
  const { id } = await createEmployee(portal.db);
  expect((await workforce.call(calls.exempt, { body: { id, exempted: true } })).body).toEqual({ id, version: 2 });
  expect((await workforce.call(calls.exempt, { body: { id, exempted: true } })).body).toEqual({ id, version: 2 });
  const { body } = await hr.call(employeesCalls.details, { params: { id } });
  expect(body.is_infraction_exempted).toBe(true);
  await workforce.call(calls.exempt, { body: { id, exempted: false } });
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('after')
    .where('event', '=', 'employees.exempt-infractions')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(lines).toEqual([{ after: { is_infraction_exempted: true } }, { after: { is_infraction_exempted: false } }]);
});

it('is not offered on the own record, nor without the right', async () => {
  const { id } = await createEmployee(portal.db);
  const ask = async (persona: Persona) =>
    (await persona.call(employeesCalls.details, { params: { id } })).body.abilities.exempt;
  expect(await ask(await portal.as({ roles: ['hr'] }))).toBe(true);
  expect(await ask(await portal.as({ roles: ['hr'], employeeId: id }))).toBe(false);
  expect(await ask(await portal.as({ permissions: ['can read employees', 'can update employees'] }))).toBe(false);
});

it('needs more than the right to update employees', async () => {
  const { id } = await createEmployee(portal.db);
  const editor = await portal.as({ permissions: ['can update employees'] });
  expect((await editor.refused(calls.exempt, { body: { id, exempted: true } })).status).toBe(403);
});
