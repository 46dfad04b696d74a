import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it('row 1: answers an unknown e-mail, a wrong password and a disabled account alike', async () => {
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
    const told = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
    expect(told[0]?.status).toBe(422);
    for (const answer of told) expect(answer).toEqual(told[0]);
  });

  it('row 1: takes a new session id, and the one before is worthless', async () => {
    const user = await createUser(portal.db, { roles: ['hr'], password });
    const client = await guest();
    const before = client.cookies.get('muster_session');
    const answer = await client.call(signInCalls.login, { body: { email: user.email, password } });
    expect(answer.body).toEqual({
      two_factor: false,
      user: { id: user.id, uuid: user.uuid, name: user.name, email: user.email },
    });
    expect(client.cookies.get('muster_session')).not.toBe(before);
    const replay = portal.guest();
    for (const name of ['muster_session', 'XSRF-TOKEN']) replay.cookies.set(name, before ?? '');
    expect((await replay.refused(signInCalls.createToken, { body: { email: user.email } })).status).toBe(419);
  });
});
