import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('chooses approvers among the users of the client, and logs them', async () => {
  const { id: client_id } = await createClient(portal.db);
  const [user, stranger] = [
    await portal.as({ roles: ['client-user'], clientId: client_id }),
    await portal.as({ roles: ['client-user'] }),
  ];
  const hr = await portal.as({ roles: ['hr'] });
  const set = (approves_hours: boolean, user_ids: number[]) => ({
    body: { client_id, approves_hours, approves_leave: false, user_ids },
  });
  expect((await hr.refused(hoursApprovalCalls.set, set(true, []))).body.errors).toEqual({
    user_ids: ['Choose at least one approver.'],
  });
  expect((await hr.refused(hoursApprovalCalls.set, set(true, [stranger.userId]))).body.errors).toHaveProperty(
    'user_ids',
  );
  await hr.call(hoursApprovalCalls.set, set(true, [user.userId]));
  const { body } = await hr.call(hoursApprovalCalls.details, { params: { id: String(client_id) } });
  expect(body).toMatchObject({
    approves_hours: true,
    approves_leave: false,
    users: [{ id: user.userId, is_approver: true }],
  });
  const log = portal.db.selectFrom('activity_log').select('after').where('event', '=', 'clients.set-hours-approval');
  expect(await log.execute()).toMatchObject([
    { after: { approves_hours: true, approves_leave: false, approvers: [user.name] } },
  ]);
  const missing = { body: { ...set(false, []).body, client_id: 99_999_999 } };
  expect((await hr.refused(hoursApprovalCalls.set, missing)).status).toBe(404);
  expect((await user.refused(hoursApprovalCalls.set, set(false, []))).status).toBe(403);
});
