import { needPath } from '@muster/contract/notification-links.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { noticeTypes } from '../../testing/notice-types.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { type Notice, notifyUsers } from './notify-users.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const notify = <K extends Record<string, 'employee' | 'day' | 'word' | 'note' | 'period' | 'person' | 'text'>>(
  notice: Notice<K>,
) => notifyUsers({ db: portal.db, clock: portal.clock }, notice);

const period = { first: '2026-03-16', last: '2026-03-18' };

it('names an employee to a client user while the employee works for that client, and not afterwards', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const { id, name } = await createEmployee(portal.db, { client_id: own.id });
  const { userId } = await portal.as({ roles: ['client-admin'], clientId: own.id });
  await notify({ userIds: [userId], type: noticeTypes.leave.toDecide, values: { employee: id, period, parts: '' } });
  const read = async () =>
    (await readNotices(portal, userId)).map(({ title, person, area, text }) => ({ title, person, area, text }));
  const leave = { area: 'leave', text: 'Mon, Mar 16 – Wed, Mar 18, 2026' };
  expect(await read()).toEqual([{ ...leave, title: `${name} requested leave`, person: name }]);
  await portal.db.updateTable('employee').set({ client_id: other.id }).where('id', '=', id).execute();
  expect(await read()).toEqual([{ ...leave, title: 'Someone requested leave', person: null }]);
});

it('names colleagues of the same client to an employee, and nobody of another client', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const [me, colleague] = [
    await createEmployee(portal.db, { client_id: own.id }),
    await createEmployee(portal.db, { client_id: own.id }),
  ];
  const stranger = await createEmployee(portal.db, { client_id: other.id });
  const { userId } = await portal.as({ roles: ['employee'], employeeId: me.id });
  for (const employee of [colleague.id, stranger.id])
    await notify({ userIds: [userId], type: noticeTypes.swaps.coverAsked, values: { employee, day: '2026-03-11' } });
  expect((await readNotices(portal, userId)).map(({ title }) => title)).toEqual([
    `${colleague.name} asks you to cover a shift`,
    'Someone asks you to cover a shift',
  ]);
});

it('leads to the page of the type where the link is closed to the reader', async () => {
  const { id: clientId } = await createClient(portal.db);
  const lead = await portal.as({ roles: ['hr'] });
  const others = await Promise.all([
    portal.as({ roles: ['client-user'], clientId }),
    portal.as({ roles: ['client-admin'], clientId }),
  ]);
  const userIds = [lead, ...others].map(({ userId }) => userId);
  const path = needPath('leave', 12);
  await notify({ userIds, type: noticeTypes.leave.toDecide, values: { employee: 1, period, parts: '' }, path });
  const paths = await Promise.all(userIds.map(async (userId) => (await readNotices(portal, userId))[0]?.path));
  expect(paths).toEqual([path, '/leave-approvals', path]);
});

it('offers a link only while the reader may open its screen, and its record', async () => {
  const { id } = await createEmployee(portal.db);
  const staff = await portal.as({ permissions: ['can view all employees'], roles: ['hr'] });
  const { userId } = staff;
  const values = { employee: id, outcome: 'approved', note: null };
  await notify({ userIds: [userId], type: noticeTypes.pay.decided, values, path: `/employees/${id}` });
  await notify({ userIds: [userId], type: noticeTypes.leave.toDecide, values: { employee: id, period, parts: '' } });
  const paths = async () => (await readNotices(portal, userId)).map(({ path }) => path);
  expect(await paths()).toEqual([`/employees/${id}`, '/leave-requests']);
  await portal.db
    .updateTable('employee')
    .set({ deleted_at: portal.clock.now().toString() })
    .where('id', '=', id)
    .execute();
  expect(await paths()).toEqual([null, '/leave-requests']);
  await portal.db.deleteFrom('user_role').where('user_id', '=', userId).execute();
  expect(await paths()).toEqual([null, null]);
});

it('names staff to everybody, and an employee’s account as the employee', async () => {
  const client = await createClient(portal.db);
  const me = await createEmployee(portal.db, { client_id: client.id });
  const stranger = await createEmployee(portal.db, { client_id: (await createClient(portal.db)).id });
  const staff = await portal.as({ roles: ['hr'], name: 'Hana HR' });
  const foreign = await portal.as({ roles: ['employee'], employeeId: stranger.id });
  const { userId } = await portal.as({ roles: ['employee'], employeeId: me.id });
  const type = noticeTypes.attendance.timesEntered;
  for (const person of [staff.userId, foreign.userId])
    await notifyUsers(
      { db: portal.db, clock: portal.clock },
      { userIds: [userId], type, values: { person, days: ['2026-03-11'] } },
    );
  const texts = (await readNotices(portal, userId)).map(({ text }) => text.slice(0, 20));
  expect(texts).toEqual(['Hana HR entered your', 'Someone entered your']);
});

it('keeps the text of notifications from before there were types', async () => {
  const { userId } = await portal.as({ roles: ['employee'] });
  await portal.db
    .insertInto('notification')
    .values({
      user_id: userId,
      type: 'schedule',
      title: 'Your schedule changed',
      body: 'Mon, Mar 2.',
      link: '/my-schedule',
    })
    .execute();
  expect(await readNotices(portal, userId)).toMatchObject([
    { title: 'Your schedule changed', text: 'Mon, Mar 2.', path: '/my-schedule' },
  ]);
});
