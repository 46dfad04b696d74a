import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** A schedule that was not rebuilt, because the event failed five times. */
async function parked() {
  portal.clock.set('2026-03-02T00:00:00Z');
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, await createShift(portal.db));
  const payload = { employeeIds: [employee.id], from: '2026-03-02' };
  await sql`
    insert into event_outbox (name, payload, attempts, parked_at, last_error)
    values ('shifts.people-placed', ${JSON.stringify(payload)}::jsonb, 5, now(), 'settle-schedules: it failed')`.execute(
    portal.db,
  );
  return employee;
}

it('shows admins what failed, and tries it again', async () => {
  const employee = await parked();
  const admin = await portal.as({ roles: ['admin'] });
  const { body } = await admin.call(notificationsCalls.parkedEvents);
  expect(body).toMatchObject({
    total: 1,
    data: [{ name: 'shifts.people-placed', attempts: 5, error: 'settle-schedules: it failed' }],
  });
  const ids = body.data.map(({ id }) => id);
  const again = await admin.call(notificationsCalls.retryEvents, { body: { ids: [...ids, 999_999_999] } });
  expect(again.body).toEqual({ retried: 1 });
  await portal.settle();
  const days = portal.db.selectFrom('employee_schedule').select('work_date').where('employee_id', '=', employee.id);
  expect((await days.execute()).length).toBeGreaterThan(100);
  expect((await admin.call(notificationsCalls.parkedEvents)).body).toEqual({ data: [], total: 0 });
  expect((await admin.call(notificationsCalls.retryEvents, { body: { ids } })).body).toEqual({ retried: 0 });
});

it('is only for admins', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(notificationsCalls.parkedEvents)).status).toBe(403);
  expect((await hr.refused(notificationsCalls.retryEvents, { body: { ids: [1] } })).status).toBe(403);
});
