import { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  for (let index = 0; index < 12; index += 1) await createEmployee(portal.db, { name: `Maria Santos ${index}` });
});
afterAll(() => portal.close());

it('finds at most ten people for viewers who may read employees', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(homeCalls.search, { query: { term: 'maria' } });
  expect(body.employees).toHaveLength(10);
});

it('finds nobody for other viewers', async () => {
  const employee = await portal.as({ roles: ['employee'] });
  const { body } = await employee.call(homeCalls.search, { query: { term: 'maria' } });
  expect(body.employees).toEqual([]);
});

it('requires two characters', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(homeCalls.search, { query: { term: 'm' } })).status).toBe(422);
});

it('returns the account only to viewers who may impersonate', async () => {
  const { id } = await createEmployee(portal.db, { name: 'Zenaida Cruz' });
  const person = await portal.as({ roles: ['employee'], employeeId: id });
  const input = { query: { term: 'zenaida' } };
  const admin = await portal.as({ roles: ['admin'] });
  expect((await admin.call(homeCalls.search, input)).body.employees).toMatchObject([{ id, user_id: person.userId }]);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(homeCalls.search, input)).body.employees).toMatchObject([{ id, user_id: null }]);
});
