import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('removes the employee from list and details and erases the sensitive data', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const employee = await createEmployee(portal.db, {
    name: 'Gone Girl',
    sensitive: { personal_email: 'gone@mail.test' },
  });
  const deleted = await admin.call(employeesCalls.delete, { body: { id: employee.id } });
  expect(deleted.status).toBe(204);
  const list = await admin.call(employeesCalls.table, { query: { show_inactives: 'true' } });
  expect(list.text).not.toContain('Gone Girl');
  expect((await admin.refused(employeesCalls.details, { params: { id: employee.id } })).status).toBe(404);
  const left = await portal.db
    .selectFrom('employee_sensitive')
    .selectAll()
    .where('employee_id', '=', employee.id)
    .execute();
  expect(left).toEqual([]);
  expect((await admin.refused(employeesCalls.delete, { body: { id: employee.id } })).status).toBe(404);
});

it('employee-list.actions.3 needs its own permission', async () => {
  const employee = await createEmployee(portal.db);
  const viewer = await portal.as({ permissions: ['can view all employees', 'can update employees'] });
  expect((await viewer.refused(employeesCalls.delete, { body: { id: employee.id } })).status).toBe(403);
});
