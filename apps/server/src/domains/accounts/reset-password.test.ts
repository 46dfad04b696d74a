import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { linksMailedTo, type MailedLink } from '../../testing/mailed-links.ts';
import { enrol } from '../../testing/two-factor.ts';
import { eventsAbout, otherPassword, password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function linkFor(email: string): Promise<MailedLink> {
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  await client.call(passwordCalls.forgotPassword, { body: { email } });
  const link = (await linksMailedTo(portal, email)).at(-1);
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  return link;
}

async function reset({ token, email }: { token: string; email: string }, chosen = otherPassword) {
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  const body = { token, email, password: chosen, password_confirmation: chosen };
  return { ...(await client.refused(passwordCalls.resetPassword, { body })), client };
}

describe('resetting the password', () => {
  it('sets it and ends every session, without signing anybody in', async () => {
    const persona = await personaWithPassword(portal);
    await portal.signIn(persona.email, password);
    const answer = await reset(await linkFor(persona.email));
    expect(answer.status).toBe(204);
    expect(await mintStatus(persona)).toBe(419);
    const token = await answer.client.refused(signInCalls.createToken, { body: { email: persona.email } });
    expect(token.status).toBe(401);
    const devices = await portal.db
      .selectFrom('known_device')
      .select('user_id')
      .where('user_id', '=', persona.userId)
      .execute();
    expect(devices).toEqual([]);
    await portal.signIn(persona.email, otherPassword);
    await expect(portal.signIn(persona.email, password)).rejects.toThrow('422');
    expect(await eventsAbout(portal, persona.userId)).toContain('accounts.reset-password');
  });

  it('row 26: works once, also for two concurrent requests', async () => {
    const persona = await personaWithPassword(portal);
    const link = await linkFor(persona.email);
    const answers = await Promise.all([reset(link), reset(link, 'another password of my own')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const again = await reset(link, 'a third password of some length');
    expect([again.status, again.body.errors]).toEqual([
      422,
      { token: ['This link is no longer valid. Request a new one.'] },
    ]);
  });

  it('accepts only the newest link, for an hour', async () => {
    const persona = await personaWithPassword(portal);
    const first = await linkFor(persona.email);
    const second = await linkFor(persona.email);
    expect((await reset(first)).status).toBe(422);
    portal.clock.advance({ minutes: 60 });
    expect((await reset(second)).status).toBe(422);
  });

  it('refuses a link with another address, and an invitation', async () => {
    const persona = await personaWithPassword(portal);
    const other = await createUser(portal.db);
    expect((await reset({ ...(await linkFor(persona.email)), email: other.email })).status).toBe(422);
    const invited = await createUser(portal.db, { columns: { status: 'invited' } });
    expect((await reset(await linkFor(invited.email))).status).toBe(422);
  });

  it('row 2: requires a strong password, and the link stays valid until one is given', async () => {
    const persona = await personaWithPassword(portal);
    const link = await linkFor(persona.email);
    expect((await reset(link, 'passwordpassword')).body.errors?.password?.[0]).toMatch(/easy to guess/);
    expect((await reset(link)).status).toBe(204);
  });

  it('row 5: does not bypass the two-factor challenge', async () => {
    const persona = await personaWithPassword(portal);
    await enrol(portal, persona, password);
    await reset(await linkFor(persona.email));
    const client = portal.guest();
    await client.call(signInCalls.csrfCookie);
    const login = await client.call(signInCalls.login, { body: { email: persona.email, password: otherPassword } });
    expect(login.body).toEqual({ two_factor: true, user: null });
  });

  it('does not help a disabled account', async () => {
    const persona = await personaWithPassword(portal);
    const link = await linkFor(persona.email);
    await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', persona.userId).execute();
    expect((await reset(link)).status).toBe(422);
  });
});

const mintStatus = async (persona: Persona) =>
  (await persona.refused(signInCalls.createToken, { body: { email: persona.email } })).status;
