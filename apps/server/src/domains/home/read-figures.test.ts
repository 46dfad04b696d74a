import { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-20T04:00:00Z');
  await createEmployee(portal.db, { isComplete: true });
  await createEmployee(portal.db, { start_date: '2026-03-02', orientation_date: '2026-03-02' });
  await createEmployee(portal.db, { status: 'suspended' });
  await createEmployee(portal.db, { status: 'resigned' });
});
afterAll(() => portal.close());

it('counts the same people as the list', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(homeCalls.figures);
  expect(body.employees).toEqual({
    active: 2,
    inactive: 1,
    separated: 1,
    incomplete_configuration: 1,
    started_this_month: 1,
  });
  expect(body.clients?.active).toBeGreaterThan(0);
  expect(body).not.toHaveProperty('outbox');
});

it('omits what the viewer may not see', async () => {
  const employee = await portal.as({ roles: ['employee'] });
  const { body } = await employee.call(homeCalls.figures);
  expect(body).toEqual({ notifications: { unread: 0 } });
});

it('shows an admin the number of unsent messages', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { body } = await admin.call(homeCalls.figures);
  expect(body.outbox).toEqual({ mails: 0, messages: 0, failed_tasks: 0 });
});
