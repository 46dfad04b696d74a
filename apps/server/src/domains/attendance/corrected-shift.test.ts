import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const refusal = 'These are the hours of the shift on Mar 02, 2026. Correct that day.';
const night = { work_date: '2026-03-02', in: '2026-03-03T11:00', out: '2026-03-03T19:00', reason: 'No signal.' };
const wrong = { ...night, work_date: '2026-03-03' };

/** Lives in Manila and works from 22:00 to 06:00 in New York: in winter from 11:00 to 19:00 of the next day. */
const nightWorker = (last: string) =>
  createWorker(portal.db, {
    zone: 'America/New_York',
    shift: { start_time: '22:00', end_time: '06:00' },
    first: '2026-03-01',
    last,
  });

const dayOf = (id: number, date: string) =>
  portal.db
    .selectFrom('attendance_day')
    .select(['state', 'worked_minutes'])
    .where('employee_id', '=', id)
    .where('work_date', '=', date)
    .executeTakeFirst();

it('refuses the hours of the shift of another work date, and names it', async () => {
  const worker = await nightWorker('2026-03-05');
  portal.clock.set('2026-03-03T12:00:00Z');
  const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const hr = await portal.as({ roles: ['hr'] });
  const asked = await own.refused(correctionsCalls.request, { body: wrong });
  expect([asked.status, asked.body.errors]).toEqual([422, { work_date: [refusal] }]);
  const entered = await hr.refused(correctionsCalls.request, { body: { ...wrong, employee_id: worker.id } });
  expect([entered.status, entered.body.errors]).toEqual([422, { work_date: [refusal] }]);

  const { body } = await own.call(correctionsCalls.request, { body: night });
  portal.clock.set('2026-03-03T12:30:00Z');
  await (await portal.as({ roles: ['hr'] })).call(correctionsCalls.decide, { body: { ...body, decision: 'approved' } });
  expect(await dayOf(worker.id, '2026-03-02')).toEqual({ state: 'present', worked_minutes: 480 });
  expect(await dayOf(worker.id, '2026-03-03')).toBeUndefined();
});

it('refuses a batch with a day without a shift', async () => {
  const worker = await nightWorker('2026-03-02');
  portal.clock.set('2026-03-04T12:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const entries = {
    days: [{ employee_id: worker.id, work_date: '2026-03-03' }],
    times: { in: '11:00', out: '19:00', breaks: [] },
    reason: 'No signal.',
  };
  const previewed = await hr.call(correctionsCalls.previewEntries, { body: entries });
  expect(previewed.body.map(({ problem }) => problem)).toEqual([refusal]);
  const refused = await hr.refused(correctionsCalls.enter, { body: entries });
  expect(refused.body.errors).toEqual({ days: [`${worker.name}, Mar 03, 2026: ${refusal}`] });
});

it('refuses to approve them if the shift was planned after the request', async () => {
  const worker = await nightWorker('2026-03-01');
  portal.clock.set('2026-03-04T12:00:00Z');
  const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const { body } = await own.call(correctionsCalls.request, { body: wrong });
  await sql`select rebuild_schedule(array[${worker.id}::integer], '2026-03-02'::date, '2026-03-02'::date)`.execute(
    portal.db,
  );
  const hr = await portal.as({ roles: ['hr'] });
  const refused = await hr.refused(correctionsCalls.decide, { body: { ...body, decision: 'approved' } });
  expect([refused.status, refused.body.message]).toEqual([409, refusal]);
});
