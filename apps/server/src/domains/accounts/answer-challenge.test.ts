import { allCalls } from '@muster/contract/all-calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeOf, type Enrolled, enrol } from '../../testing/two-factor.ts';
import { eventsAbout, password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

interface Challenged extends Enrolled {
  readonly client: TestClient;
  readonly email: string;
  readonly userId: number;
}

/** A user with two-factor sign-in whose password has just been accepted. */
async function challenged(): Promise<Challenged> {
  const persona = await personaWithPassword(portal);
  const enrolled = await enrol(portal, persona, password);
  return { ...enrolled, client: await openChallenge(persona.email), email: persona.email, userId: persona.userId };
}

async function openChallenge(email: string): Promise<TestClient> {
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  const answer = await client.call(signInCalls.login, { body: { email, password } });
  expect(answer.body).toEqual({ two_factor: true, user: null });
  return client;
}

const answer = (client: TestClient, body: { code?: string; recovery_code?: string }) =>
  client.refused(signInCalls.twoFactorChallenge, { body });
const mintToken = (client: TestClient, email: string) => client.refused(signInCalls.createToken, { body: { email } });

describe('row 5: the two-factor challenge', () => {
  it('upgrades the session to a full one under a new id (row 1)', async () => {
    const { client, secret, email, userId } = await challenged();
    const pending = new Map(client.cookies);
    expect((await answer(client, { code: codeOf(portal, secret) })).status).toBe(204);
    expect(client.cookies.get('muster_session')).not.toBe(pending.get('muster_session'));
    expect((await mintToken(client, email)).status).toBe(200);
    const replay = portal.guest();
    for (const [name, value] of pending) replay.cookies.set(name, value);
    expect((await mintToken(replay, email)).status).toBe(401);
    expect(await eventsAbout(portal, userId)).toContain('accounts.two-factor-challenge');
  });

  it('allows only its answer, signing out, and public calls', async () => {
    const { client } = await challenged();
    for (const call of allCalls) {
      if (call.access === 'public' || call.access === 'pending') continue;
      const { status } = await client.refused(call, { params: { id: 1 } as never, body: {} as never });
      expect({ call: call.name, status }).toEqual({ call: call.name, status: 401 });
    }
    expect((await client.refused(signInCalls.logout)).status).toBe(204);
  });

  it('accepts a code of the previous and next step, and no older one', async () => {
    const { client, secret, email } = await challenged();
    expect((await answer(client, { code: codeOf(portal, secret, -2) })).status).toBe(422);
    expect((await answer(client, { code: codeOf(portal, secret, -1) })).status).toBe(204);
    const next = await openChallenge(email);
    expect((await answer(next, { code: codeOf(portal, secret, 1) })).status).toBe(204);
  });

  it('accepts each code once, even in twenty concurrent requests', async () => {
    const { secret, email } = await challenged();
    const code = codeOf(portal, secret);
    const clients: TestClient[] = [];
    for (let turn = 0; turn < 4; turn += 1) clients.push(await openChallenge(email));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => answer(clients[turn % 4] ?? portal.guest(), { code })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    portal.clock.advance({ minutes: 1 });
    const later = await openChallenge(email);
    expect((await answer(later, { code })).status).toBe(422);
    const { challenge_failures: failures } = await portal.db
      .selectFrom('session')
      .select('challenge_failures')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(failures).toBe(1);
  });

  it('refuses a code older than a used one', async () => {
    const { client, secret, email } = await challenged();
    expect((await answer(client, { code: codeOf(portal, secret, 1) })).status).toBe(204);
    expect((await answer(await openChallenge(email), { code: codeOf(portal, secret) })).status).toBe(422);
  });

  it("refuses another user's code", async () => {
    const { client } = await challenged();
    const other = await challenged();
    expect((await answer(client, { code: codeOf(portal, other.secret) })).status).toBe(422);
  });

  it('accepts a recovery code once, in any spelling, and stores none unencrypted', async () => {
    const { client, recoveryCodes, email, userId } = await challenged();
    const [code = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect((await answer(client, { recovery_code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(204);
    expect((await answer(await openChallenge(email), { recovery_code: code })).status).toBe(422);
    const racing = [await openChallenge(email), await openChallenge(email)];
    const answers = await Promise.all(racing.map((each) => answer(each, { recovery_code: second })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const stored = await portal.db.selectFrom('recovery_code').selectAll().where('user_id', '=', userId).execute();
    expect(stored.filter(({ used_at }) => used_at !== null)).toHaveLength(2);
    for (const each of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(each.replaceAll('-', ''));
  });

  it('allows five answers a minute', async () => {
    const { client, secret } = await challenged();
    for (let turn = 0; turn < 5; turn += 1) expect((await answer(client, { code: '000000' })).status).toBe(422);
    const refused = await answer(client, { code: codeOf(portal, secret) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('ends the sign-in after ten wrong answers', async () => {
    const { client, secret } = await challenged();
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      statuses.push((await answer(client, { code: '000000' })).status);
      portal.clock.advance({ seconds: 13 });
    }
    expect(statuses).toEqual([...Array(9).fill(422), 419]);
    expect((await answer(client, { code: codeOf(portal, secret) })).status).toBe(419);
  });

  it('waits ten minutes for the answer', async () => {
    const { client, secret } = await challenged();
    portal.clock.advance({ minutes: 10 });
    expect((await answer(client, { code: codeOf(portal, secret) })).status).toBe(419);
  });

  it('is refused for a full session', async () => {
    const persona = await personaWithPassword(portal);
    expect((await answer(persona, { code: '123456' })).status).toBe(403);
  });
});
