import { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { actAs } from './impersonation.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('row 30: leaving impersonation', () => {
  it('returns to the own session under a new id, and ends the other', async () => {
    const admin = await portal.as({ roles: ['admin'] });
    const client = await actAs(portal, admin, await portal.as({ roles: ['employee'] }));
    const acting = { bearer: client.bearer, cookies: new Map(client.cookies) };
    const { status, body } = await client.call(impersonationCalls.leaveImpersonation);
    expect(status).toBe(200);
    client.bearer = body.token;
    expect((await client.call(profileCalls.userDetails)).body).toMatchObject({
      user: { id: admin.userId },
      impersonator: null,
    });
    expect((await client.refused(signInCalls.createToken, { body: { email: admin.email } })).status).toBe(200);
    const old = portal.guest();
    old.bearer = acting.bearer;
    for (const [name, value] of acting.cookies) old.cookies.set(name, value);
    expect((await old.refused(profileCalls.loginLinks)).status).toBe(419);
    expect((await old.refused(signInCalls.createToken, { body: { email: admin.email } })).status).toBe(419);
  });

  it('works even if the own session was idle for more than half an hour', async () => {
    const admin = await portal.as({ roles: ['admin'] });
    const target = await portal.as({ roles: ['employee'] });
    const client = await actAs(portal, admin, target);
    portal.clock.advance({ minutes: 50 });
    const seen = portal.clock.now().toString();
    await portal.db.updateTable('session').set({ last_seen_at: seen }).where('user_id', '=', target.userId).execute();
    const { body } = await client.call(impersonationCalls.leaveImpersonation);
    client.bearer = body.token;
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(200);
  });

  it('is refused outside impersonation', async () => {
    const admin = await portal.as({ roles: ['admin'] });
    expect((await admin.refused(impersonationCalls.leaveImpersonation)).status).toBe(409);
    expect((await admin.send({ url: '/api/leave-impersonate' })).status).toBe(401);
  });
});
