import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { eventsAbout } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const mint = (client: TestClient, email: string) => client.call(signInCalls.createToken, { body: { email } });
const isGood = async (client: TestClient, bearer: string) => {
  client.bearer = bearer;
  return (await client.refused(profileCalls.loginLinks)).status === 200;
};

describe('row 4: bearer tokens', () => {
  it('are issued only for the user of the session', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const other = await portal.as({ roles: ['admin'] });
    expect((await mint(persona, other.email)).status).toBe(403);
    expect((await mint(persona, 'nobody@muster.test')).status).toBe(403);
    expect((await mint(persona, persona.email.toUpperCase())).status).toBe(200);
    expect(await eventsAbout(portal, persona.userId)).toEqual([
      'accounts.create-token',
      'accounts.token-refused',
      'accounts.token-refused',
    ]);
  });

  it('are logged if they are requested from another place than the sign-in, otherwise not', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const lines = async () => (await eventsAbout(portal, persona.userId)).filter((event) => event.endsWith('token'));
    const here = { address: '127.0.0.1', user_agent: 'lightMyRequest' };
    await portal.db.updateTable('session').set(here).where('id', '=', persona.sessionId).execute();
    await mint(persona, persona.email);
    await mint(persona, persona.email);
    expect(await lines()).toEqual([]);
    await portal.db.updateTable('session').set({ address: '10.0.0.9' }).where('id', '=', persona.sessionId).execute();
    await mint(persona, persona.email);
    expect(await lines()).toEqual(['accounts.create-token']);
  });

  it('are not issued for a bearer token, only for the session cookie', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const bare = portal.guest();
    const answer = await bare.send({
      method: 'POST',
      url: '/api/tokens/create',
      payload: { email: persona.email },
      headers: { authorization: `Bearer ${persona.bearer}` },
    });
    expect(answer.status).toBe(419);
  });

  it('are stored as hashes', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const { token } = (await mint(persona, persona.email)).body;
    const rows = await portal.db
      .selectFrom('access_token')
      .select('token_hash')
      .where('user_id', '=', persona.userId)
      .execute();
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('never outlive their session, whose twelve hours started earlier', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const began = portal.clock.now();
    portal.clock.advance({ minutes: 80 });
    const seen = portal.clock.now().toString();
    await portal.db.updateTable('session').set({ last_seen_at: seen }).where('id', '=', persona.sessionId).execute();
    const { expires_at: expiresAt } = (await mint(persona, persona.email)).body;
    expect(Temporal.Instant.from(expiresAt).since(began).total('hours')).toBeCloseTo(12, 3);
  });

  it('are limited to ten per session: a new one replaces the oldest', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const tokens: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) tokens.push((await mint(persona, persona.email)).body.token);
    expect(await isGood(persona, tokens[0] ?? '')).toBe(false);
    expect(await isGood(persona, tokens[1] ?? '')).toBe(true);
    expect(await isGood(persona, tokens[10] ?? '')).toBe(true);
  });
});
