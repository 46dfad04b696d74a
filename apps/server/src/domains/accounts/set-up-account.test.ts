import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { linksMailedTo, type MailedLink } from '../../testing/mailed-links.ts';
import { accountInvited } from './accounts.events.ts';
import { eventsAbout, otherPassword, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function invited(): Promise<MailedLink & { id: number }> {
  const user = await createUser(portal.db, { roles: ['client-user'], columns: { status: 'invited' } });
  await portal.services.announceIn(portal.db)(accountInvited, { userId: user.id });
  const [link] = await linksMailedTo(portal, user.email);
  if (!link) throw new Error(`No link was mailed to ${user.email}.`);
  return { ...link, id: user.id };
}

async function setUp({ token, email }: { token: string; email: string }, timezoneId = 7) {
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  return client.refused(passwordCalls.setUpAccount, {
    body: { token, email, password: otherPassword, password_confirmation: otherPassword, timezone_id: timezoneId },
  });
}

describe('setting up an invited account', () => {
  it('gives it a password and a time zone; then it signs in like any other', async () => {
    const link = await invited();
    expect((await setUp(link)).status).toBe(204);
    await portal.signIn(link.email, otherPassword);
    const user = await portal.db.selectFrom('app_user').selectAll().where('id', '=', link.id).executeTakeFirst();
    expect(user).toMatchObject({ status: 'active', timezone_id: 7, is_auto_password: false });
    expect(await eventsAbout(portal, link.id)).toEqual(['accounts.login', 'accounts.set-up-account']);
  });

  it('works once, within three days', async () => {
    const link = await invited();
    expect((await setUp(link)).status).toBe(204);
    expect((await setUp(link)).status).toBe(422);
    const late = await invited();
    portal.clock.advance({ hours: 72 });
    expect((await setUp(late)).status).toBe(422);
  });

  it('keeps the link if something else is wrong', async () => {
    const link = await invited();
    expect((await setUp(link, 99_999)).body.errors).toEqual({ timezone_id: ['The timezone is invalid.'] });
    expect((await setUp(link)).status).toBe(204);
  });

  it('row 26: refuses a link for resetting a password', async () => {
    const persona = await personaWithPassword(portal);
    await persona.call(passwordCalls.forgotPassword, { body: { email: persona.email } });
    const [link] = await linksMailedTo(portal, persona.email);
    expect((await setUp(link ?? { token: 'missing', email: persona.email })).status).toBe(422);
  });
});
