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

it('marks all up to the newest one that was seen, and leaves later ones unread', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  const send = (changes: string) =>
    notifyUsers(
      { db: portal.db, clock: portal.clock },
      { userIds: [persona.userId], type: noticeTypes.scheduleChanged, values: { changes } },
    );
  await send('one');
  const [seen] = (await persona.call(notificationsCalls.list)).body.data;
  await send('two');
  const marked = await persona.call(notificationsCalls.markRead, { body: { all: true, newest: seen?.id ?? 0 } });
  expect(marked.body).toEqual({ unread: 1 });
});

it('archives, takes out of the archive and marks as unread, only the own ones', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  const other = await portal.as({ roles: ['employee'] });
  await notifyUsers(
    { db: portal.db, clock: portal.clock },
    { userIds: [persona.userId, other.userId], type: noticeTypes.scheduleChanged, values: { changes: 'x' } },
  );
  const listed = async (of: typeof persona, state?: string) => {
    const filters = state === undefined ? {} : { state: { value: [state], matchMode: 'in' } };
    const query = { dt_params: JSON.stringify({ filters }) };
    return (await of.call(notificationsCalls.list, { query })).body.data.map(({ id }) => id);
  };
  const ids = [...(await listed(persona)), ...(await listed(other))];
  const sort = (to: 'archive' | 'list' | 'unread') => persona.call(notificationsCalls.sort, { body: { ids, to } });
  expect((await sort('archive')).body).toEqual({ unread: 0 });
  expect([await listed(persona), await listed(persona, 'archived'), await listed(other)]).toEqual([
    [],
    ids.slice(0, 1),
    ids.slice(1),
  ]);
  await sort('list');
  expect([await listed(persona, 'read'), await listed(persona, 'unread')]).toEqual([ids.slice(0, 1), []]);
  expect((await sort('unread')).body).toEqual({ unread: 1 });
});
