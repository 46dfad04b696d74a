import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { buildServices } from '../../platform/http/build-services.ts';
import { buildTestApp, type TestPortal, testAppUrl } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';

const password = 'violet otter under nine bridges';
let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function guest(): Promise<TestClient> {
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  return client;
}

const tryLogin = (client: TestClient, email: string, given = 'wrong', headers = {}) =>
  client.refused(signInCalls.login, { body: { email, password: given }, headers });

async function exhaust(client: TestClient, email: string): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) expect((await tryLogin(client, email)).status).toBe(422);
}

describe('row 6: password attempts', () => {
  it('end after five wrong ones a minute, with the seconds to wait', async () => {
    const { email } = await createUser(portal.db, { password });
    const client = await guest();
    await exhaust(client, email);
    const refused = await tryLogin(client, email, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    portal.clock.advance({ seconds: 61 });
    expect((await tryLogin(client, email, password)).status).toBe(200);
    await portal.settle();
    const lines = await portal.db
      .selectFrom('activity_log')
      .select('details')
      .where('event', '=', 'accounts.login-refused')
      .execute();
    expect(lines.filter(({ details }) => JSON.stringify(details).includes('"tries"'))).toHaveLength(1);
  });

  it('are counted the same way for accounts that do not exist', async () => {
    const client = await guest();
    await exhaust(client, 'nobody-at-all@muster.test');
    expect((await tryLogin(client, 'nobody-at-all@muster.test')).status).toBe(429);
  });

  it.each([
    ['letter case', (email: string) => email.toUpperCase(), {}],
    ['blanks', (email: string) => ` ${email} `, {}],
    ['a made-up sender', (email: string) => email, { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8' }],
  ])('are not multiplied by %s', async (_name, spelled, headers) => {
    const { email } = await createUser(portal.db, { password });
    await exhaust(await guest(), email);
    expect((await tryLogin(await guest(), spelled(email), 'wrong', headers)).status).toBe(429);
  });

  it('are not multiplied by a burst: five of twenty concurrent ones reach the hasher', async () => {
    const { email } = await createUser(portal.db, { password });
    const client = await guest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin(client, email)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('do not count if they were right', async () => {
    const { email } = await createUser(portal.db, { password });
    for (let turn = 0; turn < 8; turn += 1) expect((await tryLogin(await guest(), email, password)).status).toBe(200);
  });

  it('are limited to a hundred an hour', async () => {
    const client = await guest();
    const statuses: number[] = [];
    for (let minute = 0; minute < 21; minute += 1) {
      for (let turn = 0; turn < 5; turn += 1) {
        // This test is about the limiter, so it skips the hashing.
        const outcome = portal.services.limit('login', [{ by: 'account', id: 'hourly@muster.test' }]);
        statuses.push(
          await outcome.then(
            () => 200,
            () => 429,
          ),
        );
      }
      portal.clock.advance({ seconds: 61 });
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect((await tryLogin(client, 'hourly@muster.test')).status).toBe(429);
  });

  it('by strangers do not lock the owner out of a known browser', async () => {
    const { email } = await createUser(portal.db, { password });
    const owner = await portal.signIn(email, password);
    await exhaust(await guest(), email);
    expect((await tryLogin(await guest(), email, password)).status).toBe(429);
    expect((await tryLogin(owner, email, password)).status).toBe(200);
  });

  it('from a browser of another account count like any other', async () => {
    const { email } = await createUser(portal.db, { password });
    const other = await createUser(portal.db, { password });
    const stranger = await portal.signIn(other.email, password);
    await exhaust(await guest(), email);
    expect((await tryLogin(stranger, email)).status).toBe(429);
  });

  it('stay counted through a restart', async () => {
    const { email } = await createUser(portal.db, { password });
    await exhaust(await guest(), email);
    const { clock, connection, services } = portal;
    const key = { version: 1, key: Buffer.alloc(32, 11) };
    const again = buildServices({
      ...services,
      clock,
      connection,
      appUrl: testAppUrl,
      keys: { current: key, older: [] },
      push: { kind: 'embedded', port: 0 },
    });
    const app = await createApp({
      services: again.services,
      push: { key: 'test-key', host: null, port: 6001, cluster: 'mt1', devHost: null },
      pushOrigins: [],
      errorReportingDsn: null,
      webFolder: null,
      report: () => undefined,
      isReady: async () => true,
    });
    const client = createTestClient(app);
    await client.call(signInCalls.csrfCookie);
    expect((await tryLogin(client, email, password)).status).toBe(429);
    await app.close();
    await again.close();
  });
});
