import crypto, { argon2Sync, randomBytes } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import type { TestClient } from '../../testing/test-client.ts';

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

const tryLogin = (client: TestClient, email: string, given = password) =>
  client.refused(signInCalls.login, { body: { email, password: given } });

describe('signing in', () => {
  it('row 1: gives the same answer for an unknown email, a wrong password and a disabled account', async () => {
    const user = await createUser(portal.db, { password });
    const disabled = await createUser(portal.db, { password, columns: { status: 'disabled' } });
    const invited = await createUser(portal.db, { columns: { status: 'invited' } });
    const client = await guest();
    const answers = [
      await tryLogin(client, 'nobody@muster.test'),
      await tryLogin(client, user.email, 'wrong'),
      await tryLogin(client, disabled.email),
      await tryLogin(client, invited.email),
    ];
    const bodies = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
    expect(bodies[0]?.status).toBe(422);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  it('row 1: and hashes the same once for each of them, so that all take the same time', async () => {
    const user = await createUser(portal.db, { password });
    const disabled = await createUser(portal.db, { password, columns: { status: 'disabled' } });
    const cases = [
      ['ghost@muster.test', password],
      [user.email, 'wrong'],
      [disabled.email, password],
    ] as const;
    const client = await guest();
    const hashing = vi.spyOn(crypto, 'argon2');
    syncBuiltinESMExports();
    try {
      for (const [email, given] of cases) expect((await tryLogin(client, email, given)).status).toBe(422);
      const cost = hashing.mock.calls.map(([kind, { message, nonce, ...figures }]) => ({ kind, ...figures }));
      expect(cost).toEqual(
        Array(3).fill({ kind: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }),
      );
    } finally {
      hashing.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it('row 1: issues a new session id, and the previous one stops working', async () => {
    const user = await createUser(portal.db, { roles: ['hr'], password });
    const client = await guest();
    const before = new Map(client.cookies);
    const answer = await client.call(signInCalls.login, { body: { email: user.email, password } });
    expect(answer.body).toEqual({
      two_factor: false,
      user: { id: user.id, uuid: user.uuid, name: user.name, email: user.email },
    });
    expect(client.cookies.get('muster_session')).not.toBe(before.get('muster_session'));
    const replay = portal.guest();
    for (const [name, value] of before) replay.cookies.set(name, value);
    expect((await replay.refused(signInCalls.createToken, { body: { email: user.email } })).status).toBe(401);
  });

  it('row 1: a second sign-in ends the session that the browser had', async () => {
    const user = await createUser(portal.db, { roles: ['hr'], password });
    const client = await portal.signIn(user.email, password);
    const { bearer } = client;
    await portal.signIn(user.email, password, client);
    expect(client.bearer).not.toBe(bearer);
    client.bearer = bearer;
    expect((await client.refused(signInCalls.logout)).status).toBe(204);
    const old = portal.guest();
    old.bearer = bearer;
    expect(
      (await old.send({ url: '/api/get-user-details', headers: { authorization: `Bearer ${bearer}` } })).status,
    ).toBe(419);
  });

  it('finds the account by any spelling of its email address', async () => {
    await createUser(portal.db, { password, columns: { email: 'Maria.Santos@muster.test' } });
    const client = await guest();
    expect((await tryLogin(client, '  MARIA.santos@Muster.TEST ')).status).toBe(200);
  });

  it('row 2: upgrades a weaker hash to m=19456,t=2,p=1', async () => {
    const salt = randomBytes(16);
    const figures = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
    const tag = argon2Sync('argon2id', { message: password, nonce: salt, ...figures });
    const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const weak = `$argon2id$v=19$m=8192,t=1,p=1$${plain(salt)}$${plain(tag)}`;
    const user = await createUser(portal.db, { columns: { password_hash: weak } });
    expect((await tryLogin(await guest(), user.email)).status).toBe(200);
    const hash = await portal.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(hash?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await tryLogin(await guest(), user.email)).status).toBe(200);
  });

  it('row 31: logs every attempt, including failed ones, without the address entered', async () => {
    const user = await createUser(portal.db, { password });
    const client = await guest();
    await tryLogin(client, user.email, 'wrong');
    await tryLogin(client, user.email);
    await portal.settle();
    const rows = await portal.db
      .selectFrom('activity_log')
      .select(['event', 'actor_user_id', 'details'])
      .where('subject_kind', '=', 'user')
      .where('subject_id', '=', String(user.id))
      .orderBy('event')
      .execute();
    expect(rows).toEqual([
      { event: 'accounts.login', actor_user_id: user.id, details: { challenge: false, address: '127.0.0.1' } },
      { event: 'accounts.login-refused', actor_user_id: null, details: { reason: 'wrong', address: '127.0.0.1' } },
    ]);
  });

  it('stores no tokens in the database', async () => {
    const user = await createUser(portal.db, { password });
    const client = await portal.signIn(user.email, password);
    const stored = JSON.stringify([
      await portal.db.selectFrom('session').selectAll().execute(),
      await portal.db.selectFrom('access_token').selectAll().execute(),
      await portal.db.selectFrom('known_device').selectAll().execute(),
    ]);
    for (const secret of [...client.cookies.values(), client.bearer]) expect(stored).not.toContain(secret);
  });
});
