import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { punchAt, selfOf } from '../../testing/self-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Worker = Awaited<ReturnType<typeof createWorker>>;

const self = (who: Worker) => selfOf(portal, who);
const clock = (who: Worker, at: string, kind: PunchKind) => punchAt(portal, who, at, kind);

async function remindersOf(who: Worker, at: string) {
  portal.clock.set(at);
  const user = await self(who);
  await portal.settle();
  const { body } = await user.call(notificationsCalls.list);
  return body.data.filter(({ title }) => title === 'You are still clocked in').map(({ text }) => text);
}

it('reminds an employee who is still clocked in an hour after the planned end, once', async () => {
  portal.clock.set('2026-03-02T00:00:00Z');
  const [forgetful, tidy] = [await createWorker(portal.db), await createWorker(portal.db)];
  await clock(forgetful, '2026-03-02T01:00:00Z', 'in');
  await clock(forgetful, '2026-03-02T07:00:00Z', 'break_start');
  await clock(tidy, '2026-03-02T01:00:00Z', 'in');
  await clock(tidy, '2026-03-02T09:10:00Z', 'out');
  const text =
    'Your shift on Mon, Mar 2, 2026 ended at 5:00 PM. Clock out, or request a correction with the planned end if you forgot.';
  expect(await remindersOf(forgetful, '2026-03-02T09:59:00Z')).toEqual([]);
  expect(await remindersOf(forgetful, '2026-03-02T10:00:00Z')).toEqual([text]);
  expect(await remindersOf(tidy, '2026-03-02T10:00:00Z')).toEqual([]);
  const sent = portal.db.selectFrom('attendance_reminder').selectAll().where('employee_id', '=', forgetful.id);
  await portal.settle();
  expect(await sent.execute()).toHaveLength(1);
});
