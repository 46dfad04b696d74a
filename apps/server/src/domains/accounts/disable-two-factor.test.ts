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

const end = (persona: Persona, factor: { code?: string; recovery_code?: string }, given = password) =>
  persona.refused(twoFactorCalls.endTwoFactor, { body: { current_password: given, ...factor } });

describe('row 5: disabling two-factor sign-in', () => {
  it('requires both password and code', async () => {
    const persona = await personaWithPassword(portal);
    const { secret } = await enrol(portal, persona, password);
    expect((await end(persona, { code: codeOf(portal, secret) }, 'wrong')).status).toBe(422);
    expect((await end(persona, { code: '000000' })).status).toBe(422);
    expect((await end(persona, {})).status).toBe(422);
    expect((await end(persona, { code: codeOf(portal, secret) })).status).toBe(204);
    await portal.signIn(persona.email, password);
  });

  it('accepts a recovery code for a lost device, and deletes all of them', async () => {
    const persona = await personaWithPassword(portal);
    const { recoveryCodes } = await enrol(portal, persona, password);
    expect((await end(persona, { recovery_code: recoveryCodes[3] ?? '' })).status).toBe(204);
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
    const refused = await end(persona, { code: codeOf(portal, secret) }, short);
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.current_password?.[0]).toMatch(/at least 15 characters/);
  });

  it('is refused if it is off', async () => {
    const persona = await personaWithPassword(portal);
    expect((await end(persona, { code: '123456' })).status).toBe(409);
    expect((await persona.refused(signInCalls.createToken, { body: { email: persona.email } })).status).toBe(200);
  });
});
