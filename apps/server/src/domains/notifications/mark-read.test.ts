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

it('marks the own ones read, by id or all, and ignores those of others', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  const other = await portal.as({ roles: ['employee'] });
  const userIds = [persona.userId, other.userId];
  const { correctionDecided: type } = noticeTypes.attendance;
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-04'])
    await notifyUsers(
      { db: portal.db, clock: portal.clock },
      { userIds, type, values: { outcome: 'approved', day, note: null } },
    );
  const idsOf = async (of: typeof persona) => (await of.call(notificationsCalls.list)).body.data.map(({ id }) => id);
  const [own = 0] = await idsOf(persona);
  const [foreign = 0] = await idsOf(other);
  const marked = await persona.call(notificationsCalls.markRead, { body: { ids: [own, foreign] } });
  expect(marked.body).toEqual({ unread: 2 });
  expect((await other.call(notificationsCalls.list)).body.unread).toBe(3);
  expect((await persona.call(notificationsCalls.markRead, { body: { all: true } })).body).toEqual({ unread: 0 });
  expect((await other.call(notificationsCalls.list)).body.unread).toBe(3);
});
