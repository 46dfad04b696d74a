import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { enrol } from '../../testing/two-factor.ts';
import { password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const start = async (persona: Persona) => {
  await persona.call(signInCalls.confirmPassword, { body: { password } });
  return persona.call(twoFactorCalls.startTwoFactor);
};
const details = async (persona: Persona) => (await persona.call(profileCalls.userDetails)).body;

describe('row 5: starting two-factor sign-in', () => {
  it('takes no payload, and requires a password confirmed within ten minutes', async () => {
    const persona = await personaWithPassword(portal);
    portal.clock.advance({ minutes: 11 });
    const late = await persona.refused(twoFactorCalls.startTwoFactor);
    expect([late.status, late.body.code]).toEqual([403, 'confirm-identity']);
    const { status, body } = await start(persona);
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.qr).toMatch(/^<svg[^>]*>.*<\/svg>\s*$/s);
  });

  it('does not change the sign-in before it is confirmed', async () => {
    const persona = await personaWithPassword(portal);
    await start(persona);
    expect((await details(persona)).user.two_factor).toBe(false);
    await portal.signIn(persona.email, password);
  });

  it('stores the secret sealed, a new one at each start', async () => {
    const persona = await personaWithPassword(portal);
    const first = (await start(persona)).body.secret;
    const second = (await start(persona)).body.secret;
    expect(second).not.toBe(first);
    const rows = await portal.db.selectFrom('app_user').selectAll().where('id', '=', persona.userId).execute();
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  it('shows the QR code in the user details only until the confirmation, and shortly after the password', async () => {
    const persona = await personaWithPassword(portal);
    expect((await details(persona)).twoFactorQrCodeSvg).toBeNull();
    await start(persona);
    expect((await details(persona)).twoFactorQrCodeSvg).toContain('<svg');
    portal.clock.advance({ minutes: 10 });
    expect((await details(persona)).twoFactorQrCodeSvg).toBeNull();
    const { secret } = await enrol(portal, persona, password);
    const fresh = await portal.signIn(persona.email, password).catch(() => null);
    expect(fresh).toBeNull();
    const { body } = await start(persona);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('is refused if it is on already', async () => {
    const persona = await personaWithPassword(portal);
    await enrol(portal, persona, password);
    expect((await start(persona)).status).toBe(409);
  });
});
