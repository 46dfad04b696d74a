import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { enrol } from '../../testing/two-factor.ts';
import { password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('row 5: invalidates the earlier codes; the new ones pass the challenge', async () => {
  const persona = await personaWithPassword(portal);
  const { recoveryCodes: earlier } = await enrol(portal, persona, password);
  const renewed = await persona.call(twoFactorCalls.renewRecoveryCodes, { body: { current_password: password } });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  await client.call(signInCalls.login, { body: { email: persona.email, password } });
  const answer = (code = '') => client.refused(signInCalls.twoFactorChallenge, { body: { recovery_code: code } });
  expect((await answer(earlier[0])).status).toBe(422);
  expect((await answer(renewed.body.recovery_codes[0])).status).toBe(204);
});

it('requires the password, and enabled two-factor sign-in', async () => {
  const persona = await personaWithPassword(portal);
  const renew = (given: string) =>
    persona.refused(twoFactorCalls.renewRecoveryCodes, { body: { current_password: given } });
  expect((await renew('wrong')).status).toBe(422);
  expect((await renew(password)).status).toBe(409);
});
