import { allCalls } from '@muster/contract/all-calls.ts';
import { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { eventsAbout, otherPassword, password, personaWithPassword } from './accounts.fixture.ts';
import { actAs, reason } from './impersonation.fixture.ts';

let portal: TestPortal;
let admin: Persona;
let target: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  admin = await portal.as({ roles: ['admin'] });
  target = await portal.as({ roles: ['sales'] });
});

const impersonate = (by: Persona, id: number, query: { reason: string } = { reason }) =>
  by.refused(impersonationCalls.impersonate, { params: { id }, query });

describe('row 30: acting as another user', () => {
  it('gives the rights of that user and none of the own, for sixty minutes', async () => {
    const { status, body } = await admin.call(impersonationCalls.impersonate, {
      params: { id: target.userId },
      query: { reason },
    });
    expect(status).toBe(200);
    expect(body.impersonator).toEqual({ id: admin.userId, name: admin.name });
    expect(body.impersonated).toEqual({ id: target.userId, name: target.name });
    expect(Temporal.Instant.from(body.ends_at).since(portal.clock.now()).total('minutes')).toBe(60);
    admin.bearer = body.token;
    const details = (await admin.call(profileCalls.userDetails)).body;
    expect(details.user.id).toBe(target.userId);
    expect(details.roles).toEqual(['sales']);
    expect(details.permissions.map(({ name }) => name)).not.toContain('can impersonate users');
    expect(details.impersonator).toEqual({ name: admin.name, ends_at: expect.any(String) });
  });

  it('shows in the page data, for the banner', async () => {
    const client = await actAs(portal, admin, target);
    const page = await client.send({ url: '/' });
    expect(page.text).toContain(`"impersonator":{"name":"${admin.name}"}`);
    expect(page.text).toContain(`"id":${target.userId},`);
  });

  it('works without a reason, which is logged as none given, unless the organisation requires one', async () => {
    const started = await admin.refused(impersonationCalls.impersonate, { params: { id: target.userId }, query: {} });
    expect(started.status).toBe(200);
    const stored = () => portal.db.selectFrom('session').select('impersonation_reason').orderBy('id', 'desc');
    expect((await stored().executeTakeFirst())?.impersonation_reason).toBe('None given');
    const setting = portal.db.updateTable('organization_setting').where('key', '=', 'impersonation_reason');
    await setting.set({ value: 'required' }).execute();
    const other = await portal.as({ roles: ['admin'] });
    const refused = await other.refused(impersonationCalls.impersonate, { params: { id: target.userId }, query: {} });
    await setting.set({ value: 'optional' }).execute();
    expect([refused.status, refused.body.errors]).toEqual([422, { reason: ['Say why you act as this user.'] }]);
  });

  it('requires the right, a reason of some length if one is given, a fresh factor, and a target with fewer rights', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    const otherAdmin = await portal.as({ roles: ['admin'] });
    const rival = await portal.as({ roles: ['sales'], permissions: ['can impersonate users'] });
    const statuses = [
      await impersonate(hr, target.userId),
      await impersonate(admin, otherAdmin.userId),
      await impersonate(admin, rival.userId),
      await impersonate(rival, hr.userId),
      await impersonate(admin, admin.userId),
      await impersonate(admin, target.userId, { reason: 'why' }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([403, 404, 404, 404, 403, 422]);
    portal.clock.advance({ minutes: 10 });
    expect((await impersonate(admin, target.userId)).body.code).toBe('confirm-identity');
    expect(await eventsAbout(portal, rival.userId)).toEqual(['accounts.impersonate-refused']);
  });

  it('row 9: answers the same for a user out of reach and a missing one', async () => {
    const client = await createClient(portal.db);
    const other = await portal.as({ roles: ['client-user'], clientId: (await createClient(portal.db)).id });
    const right = { permissions: ['can impersonate users'] as const, clientId: client.id };
    const limited = await portal.as({ ...right, permissions: [...right.permissions], roles: ['client-admin'] });
    for (const by of [limited, await portal.as({ roles: ['sales'], permissions: ['can impersonate users'] })]) {
      const missing = await impersonate(by, 999_999);
      for (const { userId } of [other, admin, target].filter(
        ({ userId: id }) => by === limited || id !== other.userId,
      )) {
        const foreign = await impersonate(by, userId);
        expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
      }
    }
  });

  it('a second impersonation ends the first', async () => {
    const first = await actAs(portal, admin, target);
    const second = await actAs(portal, admin, await portal.as({ roles: ['it'] }));
    expect((await first.refused(profileCalls.loginLinks)).status).toBe(419);
    expect((await second.refused(profileCalls.loginLinks)).status).toBe(200);
  });

  it('row 9: answers the same for a disabled and a missing user', async () => {
    await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', target.userId).execute();
    const disabled = await impersonate(admin, target.userId);
    const missing = await impersonate(admin, 999_999);
    expect([disabled.status, disabled.body.message]).toEqual([404, missing.body.message]);
  });

  it('row 7: is refused with only the cookie, and from another site', async () => {
    const url = `/api/${target.userId}/impersonate?reason=${encodeURIComponent(reason)}`;
    expect((await admin.send({ url })).status).toBe(401);
    const headers = { authorization: `Bearer ${admin.bearer}`, 'sec-fetch-site': 'cross-site' };
    expect((await admin.send({ url, headers })).status).toBe(403);
  });

  it('refuses calls that the contract excludes, and calls that require a fresh factor', async () => {
    const client = await actAs(portal, admin, await portal.as({ roles: ['hr'] }));
    const closed = allCalls.filter((call) => call.neverImpersonating || call.freshFactor);
    const mustBeThere = ['change-password', 'start-two-factor', 'impersonate', 'confirm-password', 'end-session'];
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(mustBeThere.map((name) => `accounts.${name}`)),
    );
    for (const call of closed) {
      const { status } = await client.refused(call, { params: { id: 1 } as never, body: {} as never });
      expect([call.name, status]).toEqual([call.name, 403]);
    }
  });

  it('row 4: issues tokens only for the impersonated user, and they end with it', async () => {
    const client = await actAs(portal, admin, target);
    const mint = (email: string) => client.call(signInCalls.createToken, { body: { email } });
    expect((await mint(admin.email)).status).toBe(403);
    const { body } = await mint(target.email);
    expect(Temporal.Instant.from(body.expires_at).since(portal.clock.now()).total('minutes')).toBeCloseTo(60, 2);
    await client.call(impersonationCalls.leaveImpersonation);
    client.bearer = body.token;
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it('ends after sixty minutes, even in constant use', async () => {
    const client = await actAs(portal, admin, target);
    for (let turn = 0; turn < 3; turn += 1) {
      portal.clock.advance({ minutes: 19, seconds: 59 });
      expect((await client.refused(profileCalls.loginLinks)).status).toBe(200);
      const seen = portal.clock.now().toString();
      await portal.db.updateTable('session').set({ last_seen_at: seen }).where('user_id', '=', target.userId).execute();
    }
    portal.clock.advance({ seconds: 3 });
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the real user is disabled', () => setStatus(admin, 'disabled')],
    ['the real user is deleted', () => setDeleted(admin)],
    ['the target is disabled', () => setStatus(target, 'disabled')],
    [
      'the own session is ended elsewhere',
      () => admin.call(profileCalls.endSession, { params: { id: admin.sessionId } }),
    ],
  ])('ends immediately when %s', async (_name, act) => {
    const client = await actAs(portal, admin, target);
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(200);
    await act();
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it('ends for good when the right to impersonate is revoked, even if it is given back', async () => {
    const real = await portal.as({ roles: ['admin'] });
    const client = await actAs(portal, real, target);
    const held = await portal.db.deleteFrom('user_role').where('user_id', '=', real.userId).returningAll().execute();
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(419);
    expect((await real.refused(profileCalls.loginLinks)).status).toBe(200);
    await portal.db.insertInto('user_role').values(held).execute();
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it('a session that was refused while its account was closed stays ended', async () => {
    const closed = await portal.as({ roles: ['hr'] });
    const setStatus = (status: string) =>
      portal.db.updateTable('app_user').set({ status }).where('id', '=', closed.userId).execute();
    await setStatus('disabled');
    expect((await closed.refused(profileCalls.loginLinks)).status).toBe(419);
    await setStatus('active');
    expect((await closed.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it('ends when the real user changes the password in another browser', async () => {
    const real = await personaWithPassword(portal, { roles: ['admin'] });
    const client = await actAs(portal, real, target);
    const elsewhere = await portal.signIn(real.email, password);
    await elsewhere.call(passwordCalls.changePassword, {
      body: { current_password: password, password: otherPassword, password_confirmation: otherPassword },
    });
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it('ends when the target is deleted', async () => {
    const client = await actAs(portal, admin, target);
    await setDeleted(target);
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(401);
  });

  it('signing out also ends the own session', async () => {
    const client = await actAs(portal, admin, target);
    await client.call(signInCalls.logout);
    expect((await client.refused(profileCalls.loginLinks)).status).toBe(419);
    expect((await admin.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it('auth.impersonation.2 every entry of the activity log names both users', async () => {
    const client = await actAs(portal, admin, target);
    await client.call(profileCalls.updateTimezone, { body: { timezone_id: 3 } });
    await client.call(impersonationCalls.leaveImpersonation);
    await portal.settle();
    const lines = await portal.db
      .selectFrom('activity_log')
      .select(['event', 'actor_user_id', 'impersonator_user_id'])
      .where((row) => row.or([row('actor_user_id', '=', target.userId), row('actor_user_id', '=', admin.userId)]))
      .orderBy('event')
      .execute();
    const both = { actor_user_id: target.userId, impersonator_user_id: admin.userId };
    expect(lines).toEqual([
      { event: 'accounts.impersonate', actor_user_id: admin.userId, impersonator_user_id: null },
      { event: 'accounts.leave-impersonation', ...both },
      { event: 'accounts.update-timezone', ...both },
    ]);
    const start = await portal.db
      .selectFrom('activity_log')
      .select('details')
      .where('event', '=', 'accounts.impersonate')
      .where('subject_id', '=', String(target.userId))
      .executeTakeFirst();
    expect(start?.details).toMatchObject({ reason, name: target.name });
  });
});

const setStatus = (persona: Persona, status: string) =>
  portal.db.updateTable('app_user').set({ status }).where('id', '=', persona.userId).execute();
const setDeleted = (persona: Persona) =>
  portal.db
    .updateTable('app_user')
    .set({ deleted_at: portal.clock.now().toString() })
    .where('id', '=', persona.userId)
    .execute();
