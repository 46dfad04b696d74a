import { notificationSettingsCalls as calls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { noticeTypes } from '../../testing/notice-types.ts';
import { notifyUsers } from './notify-users.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function employee() {
  const { id } = await createEmployee(portal.db, { work_phone: '' });
  return await portal.as({ roles: ['employee'], employeeId: id });
}

const usual = { quiet_from: null, quiet_until: null, digest: 'none', digest_hour: 8, digest_weekday: 1 } as const;
const read = async (who: Persona) => (await who.call(calls.read)).body;

it('lists what each side can receive, with the usual channels and settings', async () => {
  const [person, staff] = [await employee(), await portal.as({ roles: ['hr'] })];
  const [own, theirs] = [await read(person), await read(staff)];
  const codes = ({ types }: typeof own) => types.map(({ code }) => code);
  expect(codes(own)).toContain('leave.approved');
  expect(codes(own)).not.toContain('employees.pay-change-to-decide');
  expect(codes(theirs)).toContain('employees.pay-change-to-decide');
  expect(own).toMatchObject({ ...usual, has_phone: false, browsers: [] });
  const critical = own.types.find(({ code }) => code === 'accounts.password-changed');
  expect(critical?.channels).toContainEqual({ channel: 'in-app', is_on: true, is_locked: true });
});

it('keeps the choices of each user, and nobody else has them', async () => {
  const [own, other] = [await employee(), await employee()];
  await own.call(calls.update, { body: { ...usual, quiet_from: '22:00', quiet_until: '06:30', digest: 'weekly' } });
  await own.call(calls.switch, { body: { types: ['leave.approved'], channel: 'in-app', is_on: false } });
  expect(await read(own)).toMatchObject({ quiet_from: '22:00', quiet_until: '06:30', digest: 'weekly' });
  expect(await read(other)).toMatchObject(usual);
  const type = noticeTypes.leave.approved;
  const values = { period: { first: '2026-03-16', last: '2026-03-18' }, parts: '' };
  await notifyUsers({ db: portal.db, clock: portal.clock }, { userIds: [own.userId, other.userId], type, values });
  const totals = [own, other].map(async (who) => (await who.call(notificationsCalls.list)).body.unread);
  expect(await Promise.all(totals)).toEqual([0, 1]);
});

it('takes a type that is named twice once', async () => {
  const own = await employee();
  const body = { types: ['leave.approved', 'leave.approved'], channel: 'mail', is_on: true } as const;
  expect((await own.call(calls.switch, { body: { ...body, types: [...body.types] } })).status).toBe(204);
  const choice = (await read(own)).types.find(({ code }) => code === 'leave.approved');
  expect(choice?.channels).toContainEqual({ channel: 'mail', is_on: true, is_locked: false });
});

it('refuses half of the quiet hours, equal times, and types of another side', async () => {
  const who = await employee();
  const refused = async (gaps: object) => {
    const { status, body } = await who.refused(calls.update, { body: { ...usual, ...gaps } });
    return [status, body.errors];
  };
  expect(await refused({ quiet_from: '22:00' })).toEqual([422, { quiet_until: ['Enter both times, or none.'] }]);
  expect(await refused({ quiet_from: '22:00', quiet_until: '22:00' })).toEqual([
    422,
    { quiet_until: ['The times must differ.'] },
  ]);
  const foreign = await who.refused(calls.switch, {
    body: { types: ['employees.pay-change-to-decide'], channel: 'mail', is_on: true },
  });
  expect(foreign.status).toBe(422);
});
