import { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { notificationTypesCalls } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { noticeTypes } from '../../testing/notice-types.ts';
import { notifyUsers } from './notify-users.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function employee() {
  const { id } = await createEmployee(portal.db, { work_phone: '' });
  return await portal.as({ roles: ['employee'], employeeId: id });
}

async function typeOf(code: string) {
  const { body } = await hr.call(notificationTypesCalls.list);
  const found = body.find((type) => type.code === code);
  if (!found) throw new Error(`No type ${code}.`);
  const { title, text, outside, channels, version } = found;
  return { found, request: { params: { code }, body: { title, text, outside, channels, version } } };
}

it('changes the words that readers see, of earlier notifications too, and keeps the original', async () => {
  const who = await employee();
  const type = noticeTypes.leave.rejected;
  const values = { period: { first: '2026-03-16', last: '2026-03-18' }, parts: '', note: null };
  await notifyUsers({ db: portal.db, clock: portal.clock }, { userIds: [who.userId], type, values });
  const { request } = await typeOf(type.code);
  await hr.call(notificationTypesCalls.update, { ...request, body: { ...request.body, title: 'Leave called off' } });
  const { body } = await who.call(notificationsCalls.list);
  expect(body.data.map(({ title }) => title)).toEqual(['Leave called off']);
  const { found } = await typeOf(type.code);
  expect([found.version, found.original.title]).toEqual([request.body.version + 1, type.title]);
});

it('changes the channels of people who made no choice', async () => {
  const [without, chose] = [await employee(), await employee()];
  const { request } = await typeOf('leave.approved');
  const isMailOn = async (who: Persona) =>
    (await who.call(notificationSettingsCalls.read)).body.types
      .find(({ code }) => code === 'leave.approved')
      ?.channels.find(({ channel }) => channel === 'mail')?.is_on;
  const before = request.body.channels.includes('mail');
  await chose.call(notificationSettingsCalls.switch, {
    body: { types: ['leave.approved'], channel: 'mail', is_on: before },
  });
  const channels = before
    ? request.body.channels.filter((one) => one !== 'mail')
    : [...request.body.channels, 'mail' as const];
  await hr.call(notificationTypesCalls.update, { ...request, body: { ...request.body, channels } });
  expect([await isMailOn(without), await isMailOn(chose)]).toEqual([!before, before]);
});

it('refuses names and unknown placeholders in what leaves the portal, and unknown types', async () => {
  const { request } = await typeOf('leave.rejected');
  const body = { ...request.body, outside: 'Rejected{note}', title: 'No {such}' };
  const refused = await hr.refused(notificationTypesCalls.update, { ...request, body });
  expect([refused.status, Object.keys(refused.body.errors ?? {}).toSorted()]).toEqual([422, ['outside', 'title']]);
  const unknown = await hr.refused(notificationTypesCalls.update, { ...request, params: { code: 'leave.no-such' } });
  expect(unknown.status).toBe(404);
});

it('keeps the channels of a critical type', async () => {
  const { request } = await typeOf('accounts.password-changed');
  const refused = await hr.refused(notificationTypesCalls.update, {
    ...request,
    body: { ...request.body, channels: [] },
  });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { channels: ['A critical notification cannot be switched off.'] },
  ]);
});
