import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function forgot(email: string) {
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  return client.refused(passwordCalls.forgotPassword, { body: { email } });
}

describe('requesting a new password', () => {
  it('row 1: gives the same answer for known, unknown, disabled and invited addresses, with the same writes', async () => {
    const known = await createUser(portal.db);
    const disabled = await createUser(portal.db, { columns: { status: 'disabled' } });
    const invited = await createUser(portal.db, { columns: { status: 'invited' } });
    const counts: unknown[] = [];
    for (const email of [known.email, 'nobody@muster.test', disabled.email, invited.email]) {
      const before = await written();
      const answer = await forgot(email);
      const after = await written();
      counts.push([answer.status, answer.text, after.map((count, at) => count - (before[at] ?? 0))]);
    }
    expect(counts[0]).toEqual([204, '', [1, 1, 0]]);
    for (const count of counts) expect(count).toEqual(counts[0]);
  });

  it('mails a link only to users with an account', async () => {
    const known = await createUser(portal.db);
    const disabled = await createUser(portal.db, { columns: { status: 'disabled' } });
    for (const email of [known.email.toUpperCase(), 'nobody@muster.test', disabled.email]) await forgot(email);
    expect(await linksMailedTo(portal, known.email)).toEqual([
      { path: '/reset-password', token: expect.stringMatching(/^[\w-]{43}$/), email: known.email },
    ]);
    expect(await linksMailedTo(portal, 'nobody@muster.test')).toEqual([]);
    expect(await linksMailedTo(portal, disabled.email)).toEqual([]);
  });

  it('invites a user again who never set up the account', async () => {
    const invited = await createUser(portal.db, { columns: { status: 'invited' } });
    await forgot(invited.email);
    expect((await linksMailedTo(portal, invited.email)).map(({ path }) => path)).toEqual(['/external-account-setup']);
  });

  it('row 6: is limited per account: ten a minute', async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await forgot('often@muster.test')).status).toBe(204);
    expect((await forgot('OFTEN@muster.test')).status).toBe(429);
  });
});

/** Rows that a request may have written: events, log entries, tokens. */
async function written(): Promise<number[]> {
  const count = async (table: 'event_outbox' | 'activity_log' | 'account_token') =>
    (await portal.db.selectFrom(table).select('id').execute()).length;
  return [await count('event_outbox'), await count('activity_log'), await count('account_token')];
}
