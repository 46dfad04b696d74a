import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { type Company, createCompany, invitationBody, seenUser, usersSeenBy } from './client-users.fixture.ts';

let portal: TestPortal;
let own: Company;
beforeAll(async () => {
  portal = await buildTestApp();
  own = await createCompany(portal);
});
afterAll(() => portal.close());

const password = 'violet otter under glass';

async function invited(email: string) {
  const { body } = await own.admin.call(clientUsersCalls.invite, { body: invitationBody(email) });
  const [link] = await linksMailedTo(portal, email);
  if (!link) throw new Error('No link was mailed.');
  return { ...body, link };
}

async function accept(link: { readonly token: string; readonly email: string }) {
  const guest = portal.guest();
  await guest.send({ method: 'GET', url: '/sanctum/csrf-cookie' });
  const { token, email } = link;
  const body = { token, email, password, password_confirmation: password, timezone_id: 291 };
  return guest.refused(accountsCalls.setUpAccount, { body });
}

it('is accepted once; the user signs in, and the admins are notified', async () => {
  const { id, link } = await invited('first@redgum.test');
  expect((await accept(link)).status).toBeLessThan(300);
  expect((await accept(link)).status).toBe(422);
  await portal.signIn(link.email, password);
  expect(await seenUser(own.admin, id)).toMatchObject({ status: 'active', last_sign_in: expect.any(String) });
  await portal.settle();
  expect((await readNotices(portal, own.admin.userId)).map(({ title }) => title)).toContain(
    'Ana Cruz accepted the invitation',
  );
});

it('expires after three days, and is sent again with another link', async () => {
  const { id, version, link } = await invited('late@redgum.test');
  portal.clock.advance({ hours: 73 });
  own = { ...own, admin: await portal.as({ roles: ['client-admin'], clientId: own.clientId }) };
  expect((await seenUser(own.admin, id)).status).toBe('expired');
  expect((await accept(link)).status).toBe(422);
  const request = { params: { id }, body: { version } };
  expect((await own.admin.call(clientUsersCalls.resend, request)).status).toBe(204);
  const [, second] = await linksMailedTo(portal, link.email);
  expect((await seenUser(own.admin, id)).status).toBe('invited');
  expect((await accept(link)).status).toBe(422);
  expect((await accept(second ?? link)).status).toBeLessThan(300);
  expect(
    (await own.admin.refused(clientUsersCalls.resend, { ...request, body: { version: version + 2 } })).status,
  ).toBe(409);
});

it('is sent at most three times an hour', async () => {
  const { id, version } = await invited('flooded@redgum.test');
  const statuses = [];
  for (let round = 0; round < 3; round++) {
    const body = { version: version + round };
    statuses.push((await own.admin.refused(clientUsersCalls.resend, { params: { id }, body })).status);
  }
  expect(statuses).toEqual([204, 204, 409]);
});

it('is revoked: the link ends, the user is gone, and the address is free', async () => {
  const { id, version, link } = await invited('wrong@redgum.test');
  expect((await own.admin.call(clientUsersCalls.revoke, { params: { id }, body: { version } })).status).toBe(204);
  expect((await accept(link)).status).toBe(422);
  expect((await usersSeenBy(own.admin)).has(id)).toBe(false);
  expect((await own.admin.call(clientUsersCalls.invite, { body: invitationBody(link.email) })).status).toBe(201);
  const { userId, version: active } = { userId: own.user.userId, version: 1 };
  const refused = await own.admin.refused(clientUsersCalls.revoke, {
    params: { id: userId },
    body: { version: active },
  });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Deactivate')]);
});
