import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { linksMailedTo, type MailedLink } from '../../testing/mailed-links.ts';
import type { TestClient } from '../../testing/test-client.ts';

let portal: TestPortal;
let client: TestClient;

beforeAll(async () => {
  portal = await buildTestApp();
  client = portal.guest();
  await client.call(signInCalls.csrfCookie);
});
afterAll(() => portal.close());

async function linkFor(status: 'active' | 'invited'): Promise<MailedLink> {
  const user = await createUser(portal.db, { columns: { status } });
  await client.call(passwordCalls.forgotPassword, { body: { email: user.email } });
  const [link] = await linksMailedTo(portal, user.email);
  if (!link) throw new Error(`No link was mailed to ${user.email}.`);
  return link;
}

const verify = async ({ token, email }: { token: string; email: string }) =>
  (await client.call(passwordCalls.verifyToken, { body: { token, email } })).body;

const wrong = { valid: false, purpose: null, company: null, timezones: [] };

describe('checking a mailed link', () => {
  it('returns its purpose, and does not use it up (row 26)', async () => {
    const reset = await linkFor('active');
    expect(await verify(reset)).toEqual({ valid: true, purpose: 'reset-password', company: null, timezones: [] });
    expect(await verify(reset)).toMatchObject({ valid: true });
    const invite = await verify(await linkFor('invited'));
    expect(invite).toMatchObject({ valid: true, purpose: 'account-setup' });
    expect(invite.timezones.map(({ name }) => name)).toContain('Asia/Manila');
  });

  it('reveals nothing about an invalid one: all addresses get the same answer', async () => {
    const link = await linkFor('active');
    const other = await createUser(portal.db);
    expect(await verify({ ...link, token: 'x'.repeat(43) })).toEqual(wrong);
    expect(await verify({ ...link, email: other.email })).toEqual(wrong);
    expect(await verify({ token: 'x'.repeat(43), email: 'nobody@muster.test' })).toEqual(wrong);
  });

  it('ends after the hour', async () => {
    const link = await linkFor('active');
    portal.clock.advance({ minutes: 59 });
    expect(await verify(link)).toMatchObject({ valid: true });
    portal.clock.advance({ minutes: 1 });
    expect(await verify(link)).toEqual(wrong);
  });

  it('ends if the account was disabled or its address changed', async () => {
    const link = await linkFor('active');
    await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('email', '=', link.email).execute();
    expect(await verify(link)).toEqual(wrong);
    const moved = await linkFor('active');
    await portal.db
      .updateTable('app_user')
      .set({ email: 'moved@muster.test' })
      .where('email', '=', moved.email)
      .execute();
    expect(await verify({ ...moved, email: 'moved@muster.test' })).toEqual(wrong);
  });

  it('row 6: is limited per account', async () => {
    const link = { token: 'y'.repeat(43), email: 'guessed@muster.test' };
    for (let turn = 0; turn < 10; turn += 1) await verify(link);
    const { token, email } = link;
    expect((await client.refused(passwordCalls.verifyToken, { body: { token, email } })).status).toBe(429);
  });
});
