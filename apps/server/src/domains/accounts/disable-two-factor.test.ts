import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { codeOf, enrol } from '../../testing/two-factor.ts';
import { password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const confirm = (persona: Persona, factor: { code?: string; recovery_code?: string }, given = password) =>
  persona.refused(signInCalls.confirmPassword, { body: { password: given, ...factor } });
const end = (persona: Persona) => persona.refused(twoFactorCalls.endTwoFactor);
const refusalOf = async (persona: Persona) => {
  const { status, body } = await end(persona);
  return [status, body.code];
};

describe('row 5: disabling two-factor sign-in', () => {
  it('takes no payload, and requires both password and code within ten minutes', async () => {
    const persona = await personaWithPassword(portal);
    const { secret } = await enrol(portal, persona, password);
    expect(await refusalOf(persona)).toEqual([403, 'confirm-identity']);
    expect((await confirm(persona, { code: codeOf(portal, secret) }, 'wrong')).status).toBe(422);
    expect((await confirm(persona, { code: '000000' })).status).toBe(422);
    expect((await confirm(persona, {})).status).toBe(204);
    expect(await refusalOf(persona)).toEqual([403, 'confirm-identity']);
    expect((await confirm(persona, { code: codeOf(portal, secret) })).status).toBe(204);
    portal.clock.advance({ minutes: 10 });
    expect(await refusalOf(persona)).toEqual([403, 'confirm-identity']);
    await confirm(persona, { code: codeOf(portal, secret) });
    expect((await end(persona)).status).toBe(204);
    await portal.signIn(persona.email, password);
  });

  it('accepts what the sign-in took: the password and the code of the challenge', async () => {
    const persona = await personaWithPassword(portal);
    const { secret } = await enrol(portal, persona, password);
    const client = portal.guest();
    await client.call(signInCalls.csrfCookie);
    await client.call(signInCalls.login, { body: { email: persona.email, password } });
    await client.call(signInCalls.twoFactorChallenge, { body: { code: codeOf(portal, secret) } });
    expect((await client.call(twoFactorCalls.endTwoFactor)).status).toBe(204);
  });

  it('accepts a recovery code for a lost device, and deletes all of them', async () => {
    const persona = await personaWithPassword(portal);
    const { recoveryCodes } = await enrol(portal, persona, password);
    await confirm(persona, { recovery_code: recoveryCodes[3] ?? '' });
    expect((await end(persona)).status).toBe(204);
    const left = await portal.db
      .selectFrom('recovery_code')
      .select('id')
      .where('user_id', '=', persona.userId)
      .execute();
    expect(left).toEqual([]);
  });

  it('row 2: first requires a password that is long enough without a second factor', async () => {
    const persona = await personaWithPassword(portal);
    const { secret } = await enrol(portal, persona, password);
    const short = 'otter-und9';
    const hash = await hashPassword(short);
    await portal.db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', persona.userId).execute();
    await confirm(persona, { code: codeOf(portal, secret) }, short);
    const refused = await end(persona);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/at least 15 characters/)]);
  });

  it('does not accept a password that was changed after it was confirmed', async () => {
    const persona = await personaWithPassword(portal);
    const { secret } = await enrol(portal, persona, password);
    await confirm(persona, { code: codeOf(portal, secret) });
    const short = 'otter-und9';
    const body = { current_password: password, password: short, password_confirmation: short };
    expect((await persona.call(passwordCalls.changePassword, { body })).status).toBe(204);
    expect(await refusalOf(persona)).toEqual([403, 'confirm-identity']);
  });

  it('is refused if it is off', async () => {
    const persona = await personaWithPassword(portal);
    expect((await end(persona)).status).toBe(409);
    expect((await persona.refused(signInCalls.createToken, { body: { email: persona.email } })).status).toBe(200);
  });
});
