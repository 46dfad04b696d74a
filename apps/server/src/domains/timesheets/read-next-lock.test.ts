import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
});
afterAll(() => portal.close());

const first = '2026-03-01';

it('counts what blocks the lock of the oldest period, as the lock itself does', async () => {
  const payroll = await portal.as({ roles: ['payroll'] });
  const client = await createClient(portal.db);
  const sheet = async (state: 'open' | 'submitted' | 'approved' | 'locked', day: object = {}) => {
    const employee = await createEmployee(portal.db, { client_id: client.id });
    await addDay(portal.db, employee, { work_date: '2026-03-02', ...day });
    return createTimesheet(portal.db, employee, first, state);
  };
  await sheet('open');
  await sheet('submitted');
  await sheet('submitted');
  await sheet('locked');
  const ready = await sheet('approved');
  await sheet('approved', { state: 'conflict', last_out: null, worked_minutes: 0 });
  const { body } = await payroll.call(timesheetsCalls.nextLock);
  expect(body).toEqual({
    period: { first, last: '2026-03-15' },
    total: 6,
    locked: 1,
    ready: 1,
    submitted: 2,
    open: 1,
    blocked: [{ why: 'unsettled', count: 1 }],
  });
  const later = await createEmployee(portal.db, { client_id: client.id });
  await createTimesheet(portal.db, later, '2026-03-16', 'open');
  expect((await payroll.call(timesheetsCalls.nextLock)).body).toEqual(body);
  const selection = { period: first, ids: [ready.id] };
  expect((await payroll.call(timesheetsCalls.lock, { body: { selection } })).body.done).toBe(body.ready);
});

it('is for the roles that lock', async () => {
  const lead = await portal.as({ roles: ['team lead'] });
  expect((await lead.refused(timesheetsCalls.nextLock)).status).toBe(403);
});
