import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { codeOf } from '../../testing/two-factor.ts';
import { password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const start = async (persona: Persona) => (await persona.call(twoFactorCalls.startTwoFactor)).body.secret;
const confirm = (persona: Persona, code: string) => persona.call(twoFactorCalls.confirmTwoFactor, { body: { code } });

describe('row 5: confirming two-factor sign-in', () => {
  it('enables it and returns ten recovery codes', async () => {
    const persona = await personaWithPassword(portal);
    const secret = await start(persona);
    const { status, body } = await confirm(persona, codeOf(portal, secret));
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const renewed = await persona.call(signInCalls.createToken, { body: { email: persona.email } });
    persona.bearer = renewed.body.token;
    const details = await persona.call(profileCalls.userDetails);
    expect(details.body.user).toMatchObject({ two_factor: true, two_factor_secret: null });
    expect(details.body.twoFactorQrCodeSvg).toBeNull();
  });

  it('requires a code of the latest secret', async () => {
    const persona = await personaWithPassword(portal);
    const first = await start(persona);
    await start(persona);
    expect((await confirm(persona, codeOf(portal, first))).status).toBe(422);
  });

  it('uses the code up: the next challenge refuses it', async () => {
    const persona = await personaWithPassword(portal);
    const secret = await start(persona);
    const code = codeOf(portal, secret);
    await confirm(persona, code);
    const client = portal.guest();
    await client.call(signInCalls.csrfCookie);
    await client.call(signInCalls.login, { body: { email: persona.email, password } });
    expect((await client.refused(signInCalls.twoFactorChallenge, { body: { code } })).status).toBe(422);
  });

  it('requires a start, and can be done once', async () => {
    const persona = await personaWithPassword(portal);
    expect((await confirm(persona, '123456')).status).toBe(409);
    const secret = await start(persona);
    await confirm(persona, codeOf(portal, secret));
    expect((await confirm(persona, codeOf(portal, secret, 1))).status).toBe(409);
  });

  it('notifies the owner by email', async () => {
    const persona = await personaWithPassword(portal);
    await confirm(persona, codeOf(portal, await start(persona)));
    await portal.settle();
    const mails = await portal.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', persona.email)
      .execute();
    expect(mails).toEqual([{ subject: 'A change to your Muster account' }]);
  });
});
