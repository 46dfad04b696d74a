import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { eventsAbout } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('row 3: ends the session and its token, and asks the browser to clear its data', async () => {
  const persona = await portal.as({ roles: ['hr'] });
  const cookies = new Map(persona.cookies);
  const answer = await persona.refused(signInCalls.logout);
  expect(answer.status).toBe(204);
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
  expect(persona.cookies.has('muster_session')).toBe(false);
  expect((await persona.refused(profileCalls.loginLinks)).status).toBe(419);
  for (const [name, value] of cookies) persona.cookies.set(name, value);
  expect((await persona.refused(signInCalls.createToken, { body: { email: persona.email } })).status).toBe(419);
  expect(await eventsAbout(portal, persona.userId)).toEqual(['accounts.logout']);
});

it("does not end the user's other sessions", async () => {
  const persona = await portal.as({ roles: ['hr'] });
  const { id } = await portal.db
    .insertInto('session')
    .values({ token_hash: 'other', user_id: persona.userId, level: 'full', expires_at: '9999-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await persona.call(signInCalls.logout);
  const other = await portal.db.selectFrom('session').select('ended_at').where('id', '=', id).executeTakeFirst();
  expect(other?.ended_at).toBeNull();
});

it('works with an expired session', async () => {
  const persona = await portal.as({ roles: ['hr'] });
  portal.clock.advance({ hours: 1 });
  expect((await persona.refused(signInCalls.logout)).status).toBe(204);
});

it("row 7: is refused for other sites and without the session's own CSRF token", async () => {
  const persona = await portal.as({ roles: ['hr'] });
  expect((await persona.refused(signInCalls.logout, { headers: { 'x-xsrf-token': '0'.repeat(64) } })).status).toBe(419);
  expect((await persona.refused(signInCalls.logout, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
});
