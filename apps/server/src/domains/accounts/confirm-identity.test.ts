import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { codeOf, enrol } from '../../testing/two-factor.ts';
import { eventsAbout, password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const confirm = (persona: Persona, body: { password?: string; code?: string }) =>
  persona.refused(signInCalls.confirmPassword, { body });
const confirmEnrolment = (persona: Persona, code: string) =>
  persona.refused(twoFactorCalls.confirmTwoFactor, { body: { code } });

describe('row 3: a fresh factor', () => {
  it('is required again after ten minutes, and given by the password', async () => {
    const persona = await personaWithPassword(portal);
    const { body } = await persona.call(twoFactorCalls.startTwoFactor);
    portal.clock.advance({ minutes: 10 });
    const late = await confirmEnrolment(persona, codeOf(portal, body.secret));
    expect([late.status, late.body.code]).toEqual([403, 'confirm-identity']);
    expect((await confirm(persona, { password: 'wrong' })).body.errors).toEqual({
      password: ['The password is wrong.'],
    });
    expect((await confirm(persona, { password })).status).toBe(204);
    expect((await confirmEnrolment(persona, codeOf(portal, body.secret))).status).toBe(200);
    expect(await eventsAbout(portal, persona.userId)).toEqual([
      'accounts.confirm-password',
      'accounts.confirm-two-factor',
      'accounts.confirmation-refused',
      'accounts.start-two-factor',
    ]);
  });

  it('can be a code, which works only once here too', async () => {
    const persona = await personaWithPassword(portal);
    const { secret } = await enrol(portal, persona, password);
    const code = codeOf(portal, secret);
    expect((await confirm(persona, { code: '000000' })).status).toBe(422);
    expect((await confirm(persona, { code })).status).toBe(204);
    expect((await confirm(persona, { code })).status).toBe(422);
  });

  it('is the password, a code, or both', async () => {
    const persona = await personaWithPassword(portal);
    expect((await confirm(persona, {})).status).toBe(422);
    expect((await confirm(persona, { password, code: '123456' })).status).toBe(422);
  });

  it('row 6: accepts five passwords a minute, across all calls that ask for one', async () => {
    const persona = await personaWithPassword(portal);
    const wrong = { current_password: 'a wrong guess' };
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      statuses.push((await confirm(persona, { password: wrong.current_password })).status);
      statuses.push((await persona.refused(twoFactorCalls.renewRecoveryCodes, { body: wrong })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    portal.clock.advance({ seconds: 61 });
    for (let round = 0; round < 4; round += 1) expect((await confirm(persona, { password })).status).toBe(204);
  });

  it('row 6: accepts five codes a minute', async () => {
    const persona = await personaWithPassword(portal);
    for (let turn = 0; turn < 5; turn += 1) expect((await confirm(persona, { password: 'wrong' })).status).toBe(422);
    expect((await confirm(persona, { password })).status).toBe(429);
  });
});
