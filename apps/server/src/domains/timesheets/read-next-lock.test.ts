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

it('counts what blocks the lock of each period, as the lock itself does, oldest first', async () => {
  const payroll = await portal.as({ roles: ['payroll'] });
  const client = await createClient(portal.db);
  const sheet = async (state: 'open' | 'submitted' | 'approved' | 'locked', day: object = {}, name?: string) => {
    const employee = await createEmployee(portal.db, { client_id: client.id, ...(name && { name }) });
    await addDay(portal.db, employee, { work_date: '2026-03-02', ...day });
    return createTimesheet(portal.db, employee, first, state);
  };
  await sheet('open', {}, 'Zoe Cruz');
  await sheet('submitted', {}, 'Ben Cruz');
  await sheet('submitted', {}, 'Ana Cruz');
  await sheet('locked');
  const ready = await sheet('approved');
  await sheet('approved', { state: 'conflict', last_out: null, worked_minutes: 0 });
  await sheet('approved', { settled_at: null });
  const earlier = await createEmployee(portal.db, { client_id: client.id });
  await createTimesheet(portal.db, earlier, '2026-02-01', 'locked');
  await createTimesheet(portal.db, earlier, '2026-02-16', 'locked');
  const { body } = await payroll.call(timesheetsCalls.nextLock);
  const oldest = {
    period: { first, last: '2026-03-15' },
    total: 7,
    locked: 1,
    ready: 1,
    submitted: 2,
    open: 1,
    blocked: [{ why: 'unsettled', count: 2 }],
    unchecked: 0,
  };
  expect(body).toMatchObject({ periods: [oldest], more: 0 });
  expect(body.unapproved.map(({ name, state }) => [name, state])).toEqual([
    ['Zoe Cruz', 'open'],
    ['Ana Cruz', 'submitted'],
    ['Ben Cruz', 'submitted'],
  ]);
  expect(body.unapproved[0]?.client).toBe(client.legal_business_name);
  const later = await createEmployee(portal.db, { client_id: client.id });
  await createTimesheet(portal.db, later, '2026-03-16', 'open');
  expect((await payroll.call(timesheetsCalls.nextLock)).body).toEqual(body);
  const selection = { period: first, ids: [ready.id] };
  expect((await payroll.call(timesheetsCalls.lock, { body: { selection } })).body.done).toBe(oldest.ready);
});

it('shows the oldest of several periods and counts the rest', async () => {
  const payroll = await portal.as({ roles: ['payroll'] });
  const client = await createClient(portal.db);
  const late = await createEmployee(portal.db, { client_id: client.id });
  const starts = ['2025-11-01', '2025-11-16', '2025-12-01', '2025-12-16'];
  for (const start of starts) await createTimesheet(portal.db, late, start, 'open');
  const { body } = await payroll.call(timesheetsCalls.nextLock);
  expect(body.periods.map(({ period }) => period.first)).toEqual(starts);
  expect(body.more).toBe(1);
  expect(body.unapproved).toHaveLength(1);
});

it('checks the first period that has something approved, and counts what is approved later', async () => {
  const payroll = await portal.as({ roles: ['payroll'] });
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id });
  await createTimesheet(portal.db, employee, '2025-12-01', 'approved');
  await createTimesheet(portal.db, employee, '2025-12-16', 'approved');
  const { periods } = (await payroll.call(timesheetsCalls.nextLock)).body;
  expect(periods.map(({ period, ready, unchecked }) => [period.first, ready, unchecked])).toEqual([
    ['2025-11-01', 0, 0],
    ['2025-11-16', 0, 0],
    ['2025-12-01', 1, 0],
    ['2025-12-16', 0, 1],
  ]);
});

it('is for the roles that lock', async () => {
  const lead = await portal.as({ roles: ['team lead'] });
  expect((await lead.refused(timesheetsCalls.nextLock)).status).toBe(403);
});
