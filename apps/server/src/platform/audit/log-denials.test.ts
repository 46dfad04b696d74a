import { accessCalls } from '@muster/contract/domains/access/activity.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function denialsOf(userId: number): Promise<unknown[]> {
  await portal.settle();
  const rows = await portal.db
    .selectFrom('activity_log')
    .select(['details', 'actor_name', 'impersonator_user_id'])
    .where('event', '=', 'access.denied')
    .where('actor_user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ details }) => details);
}

it('row 31: logs a denied call, once a minute for each call', async () => {
  const person = await portal.as({ roles: ['payroll'] });
  for (let count = 0; count < 30; count += 1) await person.refused(accessCalls.activityLogs);
  await person.refused(notificationsCalls.outbox);
  expect(await denialsOf(person.userId)).toEqual([{ call: 'access.activity-logs' }, { call: 'notifications.outbox' }]);
  portal.clock.advance({ seconds: 61 });
  await person.refused(accessCalls.activityLogs);
  expect(await denialsOf(person.userId)).toHaveLength(3);
});

it('logs neither allowed calls nor callers who are not signed in', async () => {
  const person = await portal.as({ roles: ['admin'] });
  await person.call(accessCalls.activityLogs);
  await portal.guest().refused(accessCalls.activityLogs);
  expect(await denialsOf(person.userId)).toEqual([]);
});
