import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { createCompany, seenUser } from './client-users.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const list = { query: { dt_params: '{}' } };

it('ends the access at once, and gives it back', async () => {
  const { admin, user, clientId } = await createCompany(portal);
  const second = await portal.as({ roles: ['client-admin'], clientId });
  const params = { id: user.userId };
  expect((await user.call(clientUsersCalls.list, list)).status).toBe(200);
  await admin.call(clientUsersCalls.deactivate, { params, body: { version: 1 } });
  expect((await user.refused(clientUsersCalls.list, list)).status).toBe(419);
  const sessions = portal.db.selectFrom('session').select('ended_reason').where('user_id', '=', user.userId);
  expect(await sessions.execute()).toEqual([{ ended_reason: 'disabled' }]);
  expect(await seenUser(admin, user.userId)).toMatchObject({ status: 'inactive', version: 2 });
  await portal.settle();
  expect((await readNotices(portal, second.userId)).map(({ title }) => title)).toEqual([
    `${admin.name} deactivated ${user.name}`,
  ]);
  expect(await readNotices(portal, admin.userId)).toEqual([]);
  const mails = portal.db.selectFrom('mail_outbox').select('recipient').where('recipient', '=', user.email);
  expect(await mails.execute()).toHaveLength(1);
  const again = await admin.refused(clientUsersCalls.deactivate, { params, body: { version: 2 } });
  expect([again.status, again.body.message]).toEqual([409, 'This user is already inactive.']);
  await admin.call(clientUsersCalls.reactivate, { params, body: { version: 2 } });
  expect(await seenUser(admin, user.userId)).toMatchObject({ status: 'active', role: 'client-user' });
  expect((await admin.refused(clientUsersCalls.reactivate, { params, body: { version: 3 } })).status).toBe(409);
});

it('refuses the last active client admin, and one without the role', async () => {
  const { admin, user } = await createCompany(portal);
  const request = { params: { id: admin.userId }, body: { version: 1 } };
  expect((await user.refused(clientUsersCalls.deactivate, request)).status).toBe(403);
  const refused = await admin.refused(clientUsersCalls.deactivate, request);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('last active client admin')]);
  expect((await admin.call(clientUsersCalls.list, list)).status).toBe(200);
});
