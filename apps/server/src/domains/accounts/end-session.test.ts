import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('row 3: ending one of the own sessions', () => {
  it('ends that one with its token, and no other', async () => {
    const persona = await personaWithPassword(portal);
    const elsewhere = await portal.signIn(persona.email, password);
    const { body } = await elsewhere.call(profileCalls.loginLinks);
    const current = body.sessions.find(({ is_current }) => is_current);
    expect((await persona.refused(profileCalls.endSession, { params: { id: current?.id } })).status).toBe(204);
    expect((await elsewhere.refused(profileCalls.loginLinks)).status).toBe(419);
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
  });

  it('can end the current session, which the browser then forgets', async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const answer = await persona.refused(profileCalls.endSession, { params: { id: persona.sessionId } });
    expect(answer.status).toBe(204);
    expect(persona.cookies.has('muster_session')).toBe(false);
  });

  it("row 9: answers the same for another user's session and a missing one", async () => {
    const persona = await portal.as({ roles: ['admin'] });
    const other = await portal.as({ roles: ['hr'] });
    const foreign = await persona.refused(profileCalls.endSession, { params: { id: other.sessionId } });
    const missing = await persona.refused(profileCalls.endSession, { params: { id: 999_999 } });
    const { requestId: _, ...body } = foreign.body;
    expect([foreign.status, body]).toEqual([404, { code: missing.body.code, message: missing.body.message }]);
    expect((await other.refused(profileCalls.loginLinks)).status).toBe(200);
  });
});
