import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { noticeTypes } from '../../testing/notice-types.ts';
import { notifyUsers } from './notify-users.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('shows only the own notifications, newest first, and counts the unread of all pages', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  const other = await portal.as({ roles: ['employee'] });
  for (const changes of ['first', 'second', 'third']) {
    await notifyUsers(
      { db: portal.db, clock: portal.clock },
      {
        userIds: changes === 'second' ? [persona.userId, other.userId] : [persona.userId],
        type: noticeTypes.scheduleChanged,
        values: { changes },
      },
    );
    portal.clock.advance({ seconds: 1 });
  }
  const { body } = await persona.call(notificationsCalls.list, { query: { dt_params: '{"rows":2}' } });
  expect(body.data.map(({ text }) => text)).toEqual(['third', 'second']);
  expect(body).toMatchObject({ total: 3, unread: 3 });
  const { body: next } = await persona.call(notificationsCalls.list, { query: { dt_params: '{"rows":2,"first":2}' } });
  expect(next.data.map(({ text }) => text)).toEqual(['first']);
  expect((await other.call(notificationsCalls.list)).body.total).toBe(1);
});
