import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { invitationOf, staffUsersSeenBy } from './staff-users.fixture.ts';

let portal: TestPortal;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

it('sends an invitation again with another link, at most three times an hour, and revokes it', async () => {
  const email = 'late@muster.test';
  const { id, version } = (await admin.call(staffUsersCalls.invite, { body: invitationOf(email) })).body;
  const [first] = await linksMailedTo(portal, email);
  const request = (after = 0) => ({ params: { id }, body: { version: version + after } });
  expect((await admin.call(staffUsersCalls.resend, request())).status).toBe(204);
  const [, second] = await linksMailedTo(portal, email);
  expect(second?.token).not.toBe(first?.token);
  expect((await admin.refused(staffUsersCalls.resend, request())).status).toBe(409);
  await admin.call(staffUsersCalls.resend, request(1));
  expect((await admin.refused(staffUsersCalls.resend, request(2))).body.message).toContain('within an hour');
  expect((await admin.call(staffUsersCalls.revoke, request(2))).status).toBe(204);
  expect((await staffUsersSeenBy(admin)).has(id)).toBe(false);
  expect((await admin.call(staffUsersCalls.invite, { body: invitationOf(email) })).status).toBe(201);
});

it('counts links that are not mailed yet, also those of two admins at the same time', async () => {
  const { id, version } = (await admin.call(staffUsersCalls.invite, { body: invitationOf('swift@muster.test') })).body;
  const other = await portal.as({ roles: ['admin'] });
  const resend = async (by: Persona, after: number) =>
    (await by.refused(staffUsersCalls.resend, { params: { id }, body: { version: version + after } })).status;
  expect((await Promise.all([resend(admin, 0), resend(other, 0)])).toSorted()).toEqual([204, 409]);
  expect([await resend(admin, 1), await resend(admin, 2)]).toEqual([204, 409]);
  expect(await linksMailedTo(portal, 'swift@muster.test')).toHaveLength(3);
  portal.clock.advance({ minutes: 61 });
  admin = await portal.as({ roles: ['admin'] });
  expect(await resend(admin, 2)).toBe(204);
});

it('is not revoked once it was accepted', async () => {
  const user = await portal.as({ roles: ['hr'] });
  const answer = await admin.refused(staffUsersCalls.revoke, { params: { id: user.userId }, body: { version: 1 } });
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Deactivate')]);
});

it('keeps the account manager of a client until another one is chosen', async () => {
  const body = invitationOf('manager@muster.test', 'account manager', 'hr');
  const { id, version } = (await admin.call(staffUsersCalls.invite, { body })).body;
  const { id: clientId } = await createClient(portal.db);
  await portal.db.insertInto('client_account_manager').values({ client_id: clientId, user_id: id }).execute();
  const revoke = () => admin.refused(staffUsersCalls.revoke, { params: { id }, body: { version } });
  const refused = await revoke();
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Ana Cruz manages 1 client.')]);
  const update = await admin.refused(staffUsersCalls.update, { body: { id, version, roles: ['hr'] } });
  expect(update.status).toBe(409);
  await portal.db.deleteFrom('client_account_manager').where('user_id', '=', id).execute();
  expect((await revoke()).status).toBe(204);
});
