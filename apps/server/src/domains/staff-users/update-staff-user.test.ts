import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { invitationOf, staffUsersSeenBy } from './staff-users.fixture.ts';

let portal: TestPortal;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const version = 1;

it('gives exactly the chosen roles, keeps those at a client, and notifies the user', async () => {
  const user = await portal.as({ roles: ['hr', 'client-user'] });
  const { body } = await admin.call(staffUsersCalls.update, {
    body: { id: user.userId, version, roles: ['payroll', 'employee'] },
  });
  expect(body).toEqual({ id: user.userId, version: 2 });
  expect((await staffUsersSeenBy(admin)).get(user.userId)).toMatchObject({
    version: 2,
    roles: ['client-user', 'employee', 'payroll'],
  });
  await portal.settle();
  expect((await readNotices(portal, user.userId)).map(({ title }) => title)).toContain(
    `${admin.name} changed your roles`,
  );
  const logged = portal.db.selectFrom('activity_log').select(['before', 'after']);
  expect(await logged.where('event', '=', 'staff-users.update').execute()).toEqual([
    { before: { roles: 'Client user, HR' }, after: { roles: 'Payroll, Employee, Client user' } },
  ]);
});

it('lets nobody change the own access, and finds no user of a client', async () => {
  const client = await portal.as({ roles: ['client-admin'] });
  const own = { id: admin.userId, version, roles: ['hr' as const] };
  expect((await admin.refused(staffUsersCalls.update, { body: own })).status).toBe(409);
  const request = { params: { id: admin.userId }, body: { version } };
  expect((await admin.refused(staffUsersCalls.deactivate, request)).status).toBe(409);
  const body = { id: client.userId, version, roles: ['hr' as const] };
  expect((await admin.refused(staffUsersCalls.update, { body })).status).toBe(404);
});

it('takes the same roles for no change', async () => {
  const user = await portal.as({ roles: ['hr', 'sales'] });
  const body = { id: user.userId, version, roles: ['sales' as const, 'hr' as const] };
  expect((await admin.call(staffUsersCalls.update, { body })).body).toEqual({ id: user.userId, version });
  await portal.settle();
  expect(await readNotices(portal, user.userId)).toEqual([]);
  const logged = portal.db.selectFrom('activity_log').select('id').where('event', '=', 'staff-users.update');
  expect(await logged.where('subject_id', '=', String(user.userId)).execute()).toEqual([]);
});

it('asks who gives access to confirm the identity, but not who takes it', async () => {
  const user = await portal.as({ roles: ['hr'] });
  portal.clock.advance({ minutes: 11 });
  const own = { id: user.userId, version, roles: ['admin' as const] };
  const request = { params: { id: user.userId }, body: { version } };
  const refused = [
    await admin.refused(staffUsersCalls.update, { body: own }),
    await admin.refused(staffUsersCalls.invite, { body: invitationOf('another@muster.test', 'admin') }),
    await admin.refused(staffUsersCalls.reactivate, request),
  ];
  expect(refused.map(({ body }) => body.message)).toEqual(Array(3).fill('Confirm your password to continue.'));
  expect((await admin.call(staffUsersCalls.deactivate, request)).status).toBe(204);
});

it('leaves an admin when two take away the role of each other together', async () => {
  const [one, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const demote = (by: Persona, { userId }: Persona) =>
    by.refused(staffUsersCalls.update, { body: { id: userId, version, roles: ['hr'] } });
  const answers = await Promise.all([demote(one, other), demote(other, one)]);
  expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
});
