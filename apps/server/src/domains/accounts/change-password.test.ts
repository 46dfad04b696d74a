import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { enrol } from '../../testing/two-factor.ts';
import { eventsAbout, otherPassword, password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

interface Change {
  readonly password?: string;
  readonly password_confirmation?: string;
  readonly current_password?: string | null;
  readonly skip_current_password?: boolean;
  readonly timezone_id?: number;
}

const change = (persona: Persona, { password: chosen = otherPassword, ...body }: Change = {}) =>
  persona.refused(passwordCalls.changePassword, {
    body: { current_password: password, password: chosen, password_confirmation: chosen, ...body },
  });

async function issuePassword(persona: Persona, issuedAt = portal.clock.now()): Promise<void> {
  await portal.db
    .updateTable('app_user')
    .set({ is_auto_password: true, auto_password_issued_at: issuedAt.toString() })
    .where('id', '=', persona.userId)
    .execute();
}

const accountOf = (persona: Persona) =>
  portal.db.selectFrom('app_user').selectAll().where('id', '=', persona.userId).executeTakeFirstOrThrow();

describe('changing the password', () => {
  it('requires the current one, and the new one works immediately', async () => {
    const persona = await personaWithPassword(portal);
    expect((await change(persona, { current_password: 'wrong' })).body.errors).toEqual({
      current_password: ['The password is wrong.'],
    });
    expect((await change(persona)).status).toBe(204);
    await portal.signIn(persona.email, otherPassword);
    await expect(portal.signIn(persona.email, password)).rejects.toThrow('422');
    expect(await eventsAbout(portal, persona.userId)).toContain('accounts.change-password');
  });

  it('section 5.3: also sets the time zone, and refuses an invalid one', async () => {
    const persona = await personaWithPassword(portal);
    expect((await change(persona, { timezone_id: 99_999 })).status).toBe(422);
    expect((await change(persona, { timezone_id: 1 })).status).toBe(204);
    expect((await accountOf(persona)).timezone_id).toBe(1);
  });

  it('row 3: gives the browser a new session id', async () => {
    const persona = await personaWithPassword(portal);
    const before = persona.cookies.get('muster_session');
    await change(persona);
    expect(persona.cookies.get('muster_session')).not.toBe(before);
    expect((await persona.refused(signInCalls.createToken, { body: { email: persona.email } })).status).toBe(200);
  });

  it('invalidates a reset link that was mailed before', async () => {
    const persona = await personaWithPassword(portal);
    await portal.db
      .insertInto('account_token')
      .values({
        purpose: 'reset',
        token_hash: persona.uuid,
        user_id: persona.userId,
        email: persona.email,
        expires_at: '9999-01-01T00:00:00Z',
      })
      .execute();
    await change(persona);
    const token = await portal.db
      .selectFrom('account_token')
      .selectAll()
      .where('token_hash', '=', persona.uuid)
      .executeTakeFirst();
    expect(token?.revoked_at).not.toBeNull();
  });

  it.each([
    ['only too short', 'otter nine9', /at least 15 characters/],
    ['common', 'passwordpassword', /easy to guess/],
    ['the name of the portal', 'muster-portal-2026', /easy to guess/],
    ['the same again', password, /current password/],
  ])('row 2: refuses one that is %s', async (_name, chosen, says) => {
    const { status, body } = await change(await personaWithPassword(portal), { password: chosen });
    expect(status).toBe(422);
    expect(body.errors?.password?.[0]).toMatch(says);
  });

  it("row 2: refuses one made of the user's own name", async () => {
    const persona = await personaWithPassword(portal, { name: 'Bartholomew Quisumbing', roles: ['hr'] });
    const { body } = await change(persona, { password: 'BartholomewQuisumbing1' });
    expect(body.errors?.password?.[0]).toMatch(/easy to guess/);
  });

  it('row 2: refuses one that was published in a data breach', async () => {
    const { status, body } = await change(await personaWithPassword(portal), { password: '23176djivanfros' });
    expect(status).toBe(422);
    expect(body.errors?.password?.[0]).toMatch(/known data breaches/);
  });

  it.each([
    'ünïcödé vögel über dem säntis',
    '八千代 椿 の 庭 に 雪 が 降り 積もる 夜',
    'x2'.padStart(64, 'otter brick lamp '),
  ])('row 2: accepts Unicode and long ones: %s', async (chosen) => {
    const persona = await personaWithPassword(portal);
    expect((await change(persona, { password: chosen })).status).toBe(204);
    await portal.signIn(persona.email, chosen);
    await expect(portal.signIn(persona.email, chosen.slice(0, -1))).rejects.toThrow('422');
  });

  it('row 2: accepts eight characters with two-factor sign-in', async () => {
    const persona = await personaWithPassword(portal);
    await enrol(portal, persona, password);
    expect((await change(persona, { password: 'otr-9vw' })).status).toBe(422);
    expect((await change(persona, { password: 'otr-9vwq' })).status).toBe(204);
  });

  it('requires a matching confirmation', async () => {
    const { status, body } = await change(await personaWithPassword(portal), {
      password_confirmation: 'another one altogether',
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password_confirmation']]);
  });
});

describe('skip_current_password (threat 6)', () => {
  const skipping = { current_password: null, skip_current_password: true } as const;

  it('can be done once without the current password, for an issued one', async () => {
    const persona = await personaWithPassword(portal);
    await issuePassword(persona);
    expect((await change(persona, skipping)).status).toBe(204);
    expect(await accountOf(persona)).toMatchObject({ is_auto_password: false, auto_password_issued_at: null });
    expect((await change(persona, { ...skipping, password: 'a third password of some length' })).status).toBe(422);
  });

  it('requires the current password unless it was issued', async () => {
    const { status, body } = await change(await personaWithPassword(portal), skipping);
    expect([status, body.errors]).toEqual([422, { current_password: ['The current password is required.'] }]);
  });

  it('requires the current password some time after the sign-in', async () => {
    const persona = await personaWithPassword(portal);
    await issuePassword(persona);
    portal.clock.advance({ minutes: 10 });
    expect((await change(persona, skipping)).status).toBe(422);
    expect((await change(persona)).status).toBe(204);
  });
});

describe('an issued password', () => {
  it('must be changed before anything else', async () => {
    const persona = await personaWithPassword(portal);
    await issuePassword(persona);
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(403);
    expect((await persona.refused(profileCalls.userDetails)).status).toBe(200);
    await change(persona);
    const { body } = await persona.call(signInCalls.createToken, { body: { email: persona.email } });
    persona.bearer = body.token;
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
  });
});
