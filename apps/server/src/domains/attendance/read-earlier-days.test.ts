import { attendanceDaysCalls, earlierDayList } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker, settleAt } from '../../testing/factories/attendance.ts';

let portal: TestPortal;
let worker: Awaited<ReturnType<typeof createWorker>>;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T12:00:00Z');
  const days = { first: '2025-12-30', last: '2026-02-02' };
  worker = await createWorker(portal.db, days);
  await settleAt(portal.db, { employeeIds: [worker.id], ...days, now: '2026-03-12T12:00:00Z' });
});
afterAll(() => portal.close());

it('shows the month before the previous one, and those before it', async () => {
  const payroll = await portal.as({ roles: ['payroll'] });
  const { body } = await payroll.call(attendanceDaysCalls.earlier);
  expect([body.month, body.first_month, body.last_month]).toEqual(['2026-01', '2025-12', '2026-01']);
  expect([body.from, body.to, body.total, body.counts.absent]).toEqual(['2026-01-01', '2026-01-31', 31, 31]);
  const before = await payroll.call(attendanceDaysCalls.earlier, { query: { month: '2025-12' } });
  expect(before.body.data.map(({ work_date }) => work_date)).toEqual(['2025-12-31', '2025-12-30']);
});

it('refuses a month that is still open to corrections', async () => {
  const payroll = await portal.as({ roles: ['payroll'] });
  const refused = await payroll.refused(attendanceDaysCalls.earlier, { query: { month: '2026-02' } });
  expect(refused.body?.errors).toEqual({ month: ['This month is not in the archive yet.'] });
});

it('shows a client only its own employees, and a lead the own teams', async () => {
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const totalFor = async (rights: Parameters<TestPortal['as']>[0]) =>
    (await (await portal.as(rights)).call(attendanceDaysCalls.earlier)).body.total;
  const permissions = ['can view attendance'] as const;
  expect(await totalFor({ roles: ['client-admin'], permissions: [...permissions], clientId: client_id })).toBe(31);
  const other = await createWorker(portal.db);
  const foreign = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  expect(await totalFor({ roles: ['client-admin'], permissions: [...permissions], clientId: foreign.client_id })).toBe(
    0,
  );
  expect(await totalFor({ roles: ['team lead'], permissions: [...permissions], employeeId: other.id })).toBe(0);
});

it('shows clients neither how hours are paid nor who locked them', async () => {
  const person = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const day = { employee_id: worker.id, days: '[2026-01-05,2026-01-06)', reason: 'Locked for payroll by Pia Payroll' };
  await portal.db.insertInto('attendance_lock').values(day).execute();
  const rights = { permissions: ['can view attendance' as const], clientId: person.client_id };
  const client = await portal.as({ roles: ['client-admin'], ...rights });
  const { body, text } = await client.call(attendanceDaysCalls.earlier);
  expect(body.data.filter(({ locked }) => locked !== null).map(({ locked }) => locked)).toEqual(['Locked']);
  expect(body.data.every(({ pay_minutes }) => pay_minutes === null)).toBe(true);
  expect(text).not.toContain('Pia Payroll');
  const file = await client.call(earlierDayList.exportCall, { body: { format: 'csv', query: {} } });
  expect(file.status).toBe(200);
  expect(file.text).not.toMatch(/Pia Payroll|Ordinary night|waiting for approval/);
  const payroll = await portal.as({ roles: ['payroll'] });
  expect((await payroll.call(attendanceDaysCalls.earlier)).text).toContain('Pia Payroll');
});
