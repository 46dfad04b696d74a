import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListener } from '../../platform/notify/listener.ts';
import { validSessions } from '../../platform/realtime/valid-sessions.repository.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { codeOf, enrol } from '../../testing/two-factor.ts';
import { otherPassword, password, personaWithPassword } from './accounts.fixture.ts';
import { disableAccount } from './disable-account.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** What an attacker may have copied: the cookies, the bearer token and an open push socket. */
interface Captured {
  readonly cookies: ReadonlyMap<string, string>;
  readonly bearer: string | null;
  readonly sessionId: number;
  readonly email: string;
}

const captureOf = ({ cookies, bearer, sessionId, email }: Persona): Captured => ({
  cookies: new Map(cookies),
  bearer,
  sessionId,
  email,
});

/** Which of the captured credentials still work. */
async function stillOpen({ cookies, bearer, sessionId, email }: Captured): Promise<string[]> {
  const thief = portal.guest();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  thief.bearer = bearer;
  const byCookie = (await thief.refused(signInCalls.createToken, { body: { email } })).status === 200;
  const byToken = (await thief.refused(profileCalls.loginLinks)).status === 200;
  const living = await validSessions(portal.services.systemPool, [sessionId], portal.clock.now());
  return [byCookie && 'cookie', byToken && 'token', living.has(sessionId) && 'socket'].filter((name) => name !== false);
}

/** A second browser of the same user. */
async function elsewhere(persona: Persona): Promise<Captured> {
  const client = await portal.signIn(persona.email, password);
  const { id } = await portal.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', persona.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return captureOf({ ...persona, ...client, sessionId: id });
}

const changePassword = (persona: Persona) =>
  persona.call(passwordCalls.changePassword, {
    body: { current_password: password, password: otherPassword, password_confirmation: otherPassword },
  });

describe('row 3: whatever ends a session ends it everywhere', () => {
  it.each<[string, (persona: Persona) => Promise<unknown>, string[]]>([
    ['a new password', changePassword, ['socket']],
    ['two-factor login turned on', (persona) => enrol(portal, persona, password), ['socket']],
    ['the account being disabled', (persona) => disable(persona), []],
  ])('%s', async (_name, act, ownLeft) => {
    const persona = await personaWithPassword(portal);
    const other = await elsewhere(persona);
    const own = captureOf(persona);
    expect(await stillOpen(other)).toEqual(['cookie', 'token', 'socket']);
    await act(persona);
    expect(await stillOpen(other)).toEqual([]);
    // The current session continues under a new id; its old cookie and tokens stop working.
    expect(await stillOpen(own)).toEqual(ownLeft);
  });

  it('disabling two-factor sign-in ends it too', async () => {
    const persona = await personaWithPassword(portal);
    const { secret } = await enrol(portal, persona, password);
    const own = captureOf(persona);
    await persona.call(signInCalls.confirmPassword, { body: { password, code: codeOf(portal, secret) } });
    expect((await persona.refused(twoFactorCalls.endTwoFactor)).status).toBe(204);
    expect(await stillOpen(own)).toEqual(['socket']);
  });

  it('keeps the own session: its new cookie gets a new token', async () => {
    const persona = await personaWithPassword(portal);
    await changePassword(persona);
    const { body } = await persona.call(signInCalls.createToken, { body: { email: persona.email } });
    persona.bearer = body.token;
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
  });

  it('is announced to every server process immediately, for its sockets', async () => {
    const persona = await personaWithPassword(portal);
    const heard: string[] = [];
    const listener = createListener({ connection: portal.connection, log: portal.services.log });
    listener.on('session_ended', (payload) => heard.push(payload));
    await listener.start();
    await persona.call(signInCalls.logout);
    await expect.poll(() => heard, { timeout: 1000 }).toEqual([String(persona.sessionId)]);
    await listener.close();
  });

  it('makes sockets of the own session authenticate again, because a stolen token may have opened them', async () => {
    const persona = await personaWithPassword(portal);
    const heard: string[] = [];
    const listener = createListener({ connection: portal.connection, log: portal.services.log });
    listener.on('session_rights', (payload) => heard.push(payload));
    await listener.start();
    const changed = await persona.call(passwordCalls.changePassword, {
      body: { current_password: password, password: otherPassword, password_confirmation: otherPassword },
    });
    expect(changed.status).toBe(204);
    await expect.poll(() => heard, { timeout: 1000 }).toEqual([String(persona.sessionId)]);
    await listener.close();
  });
});

describe('row 3: the lifetime of a session', () => {
  it('ends after half an hour without use', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    portal.clock.advance({ minutes: 29 });
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
    await expect.poll(() => lastSeen(persona)).toBe(portal.clock.now().epochMilliseconds);
    portal.clock.advance({ minutes: 29 });
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
    await expect.poll(() => lastSeen(persona)).toBe(portal.clock.now().epochMilliseconds);
    portal.clock.advance({ minutes: 30 });
    expect(await stillOpen(captureOf(persona))).toEqual([]);
  });

  it('is not extended by requests that the page makes by itself', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    portal.clock.advance({ minutes: 20 });
    const headers = { 'x-muster-background': '1' };
    expect((await persona.refused(profileCalls.loginLinks, { headers })).status).toBe(200);
    portal.clock.advance({ minutes: 10 });
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(419);
  });

  it('ends after twelve hours of use', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    await portal.db
      .updateTable('session')
      .set({ last_seen_at: portal.clock.now().add({ hours: 12 }).toString() })
      .where('id', '=', persona.sessionId)
      .execute();
    portal.clock.advance({ hours: 11, minutes: 59 });
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
    portal.clock.advance({ minutes: 1 });
    expect(await stillOpen(captureOf(persona))).toEqual([]);
  });
});

async function disable(persona: Persona): Promise<void> {
  const { services, clock } = portal;
  const facts = { at: clock.now(), actor: null, impersonator: null, requestId: null };
  await portal.db
    .transaction()
    .execute((db) =>
      disableAccount({ db, clock, audit: (entry) => services.writeAudit(db, facts, entry) }, persona.userId, 'admin'),
    );
}

async function lastSeen(persona: Persona): Promise<number> {
  const { last_seen_at } = await portal.db
    .selectFrom('session')
    .select('last_seen_at')
    .where('id', '=', persona.sessionId)
    .executeTakeFirstOrThrow();
  return Temporal.Instant.from(last_seen_at).epochMilliseconds;
}

it('row 3: a session that was refused as expired stays ended when the clock is put back', async () => {
  const captured = captureOf(await portal.as({ roles: ['hr'] }));
  const before = portal.clock.now();
  expect(await stillOpen(captured)).not.toEqual([]);
  portal.clock.advance({ minutes: 31 });
  expect(await stillOpen(captured)).toEqual([]);
  portal.clock.set(before.toString());
  expect(await stillOpen(captured)).toEqual([]);
});
