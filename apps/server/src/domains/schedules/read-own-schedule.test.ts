import { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-06-10T01:00:00Z');
});
afterAll(() => portal.close());

it('shows four weeks and what each day will count as where the person works', async () => {
  const worker = await createWorker(portal.db, {
    zone: 'America/New_York',
    shift: { used_on_holidays: true },
    first: '2026-06-01',
    last: '2026-07-31',
  });
  const mark = { employee_id: worker.id, work_date: '2026-06-12', kind: 'local_holiday' };
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const { body } = await user.call(ownScheduleCalls.read);
  expect(body).toMatchObject({ zone: 'Asia/Manila', today: '2026-06-10', from: '2026-06-08', to: '2026-07-05' });
  expect(body.days).toHaveLength(28);
  const counts = (day: string) => body.days.find(({ work_date }) => work_date === day)?.counts_as;
  // 9:00 to 17:00 in New York is 21:00 to 5:00 in Manila.
  expect(counts('2026-06-09')).toEqual({ kind: 'ordinary', work_minutes: 480, night_minutes: 420, holiday_minutes: 0 });
  expect(counts('2026-06-11')).toMatchObject({ kind: 'holiday', holiday_minutes: 300 });
  expect(counts('2026-06-12')).toMatchObject({ kind: 'holiday', holiday_minutes: 180 });
  const later = (await user.call(ownScheduleCalls.read, { query: { from: '2026-07-06' } })).body;
  expect(later.days[0]?.work_date).toBe('2026-07-06');
  expect(later.planned_until > '2026-12-01').toBe(true);
});

it('refuses days after the planned schedule', async () => {
  const worker = await createWorker(portal.db);
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  for (const from of ['2026-12-08', '9999-12-31']) {
    const refused = await user.refused(ownScheduleCalls.read, { query: { from } });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { from: ['The day must be Mon, Dec 7, 2026 or earlier.'] },
    ]);
  }
  for (const from of ['1900-01-01', '2026-12-07'])
    expect((await user.call(ownScheduleCalls.read, { query: { from } })).status).toBe(200);
});

it('is empty for users who are not employees', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(ownScheduleCalls.read)).body).toMatchObject({ zone: null, days: [], feed: null });
});
