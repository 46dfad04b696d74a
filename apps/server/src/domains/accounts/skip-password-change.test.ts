import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function withIssuedPassword(daysAgo: number): Promise<Persona> {
  const persona = await personaWithPassword(portal);
  const issuedAt = portal.clock.now().subtract({ hours: daysAgo * 24 });
  await portal.db
    .updateTable('app_user')
    .set({ is_auto_password: true, auto_password_issued_at: issuedAt.toString() })
    .where('id', '=', persona.userId)
    .execute();
  return persona;
}

const skip = (persona: Persona) => persona.refused(passwordCalls.skipPasswordChange);
const isOpen = async (persona: { refused: Persona['refused'] }) =>
  (await persona.refused(profileCalls.loginLinks)).status === 200;

describe('postponing the change of an issued password', () => {
  it('lasts until the next sign-in', async () => {
    const persona = await withIssuedPassword(3);
    expect(await isOpen(persona)).toBe(false);
    expect((await skip(persona)).status).toBe(204);
    expect(await isOpen(persona)).toBe(true);
    expect(await isOpen(await portal.signIn(persona.email, password))).toBe(false);
  });

  it('ends thirty days after it was issued', async () => {
    expect((await skip(await withIssuedPassword(29))).status).toBe(204);
    const late = await withIssuedPassword(30);
    expect((await skip(late)).status).toBe(403);
    expect(await isOpen(late)).toBe(false);
  });

  it("changes nothing for the user's own password", async () => {
    const persona = await personaWithPassword(portal);
    expect((await skip(persona)).status).toBe(204);
    const session = await portal.db
      .selectFrom('session')
      .selectAll()
      .where('id', '=', persona.sessionId)
      .executeTakeFirst();
    expect(session?.password_change_put_off_at).toBeNull();
  });
});
