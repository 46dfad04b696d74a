import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  await createEmployee(portal.db, { name: 'Bea Santos', position: 'Accountant' });
  await createEmployee(portal.db, {
    name: 'Ana Reyes',
    position: 'Nurse',
    sensitive: { personal_email: 'nobody@home.test' },
  });
  await createEmployee(portal.db, { name: 'Carl Gone', status: 'resigned' });
});
afterAll(() => portal.close());

async function found(search: string): Promise<string[]> {
  const viewer = await portal.as({ permissions: ['can read employees', 'can view employees sensitive data'] });
  const { body } = await viewer.call(employeesCalls.forDropdown, { query: { search } });
  return body.map(({ name }) => name);
}

it('gives active people by name', async () => {
  expect(await found('')).toEqual(['Ana Reyes', 'Bea Santos']);
});

it('finds by name and position, and by nothing else', async () => {
  expect(await found('santos')).toEqual(['Bea Santos']);
  expect(await found('nurse')).toEqual(['Ana Reyes']);
  expect(await found('nobody@home')).toEqual([]);
});
