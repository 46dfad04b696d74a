import { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { password, personaWithPassword } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('login links', () => {
  it("are those of the user and of the user's roles", async () => {
    const persona = await portal.as({ roles: ['hr'] });
    const other = await portal.as({ roles: ['sales'] });
    const role = await portal.db.selectFrom('role').select('id').where('name', '=', 'hr').executeTakeFirstOrThrow();
    await portal.db
      .insertInto('login_link')
      .values([
        { user_id: persona.userId, label: 'Payslips', url: 'https://pay.example.com' },
        { role_id: role.id, label: 'Handbook', url: 'https://book.example.com' },
        { user_id: other.userId, label: 'Leads', url: 'https://crm.example.com' },
      ])
      .execute();
    const { body } = await persona.call(profileCalls.loginLinks);
    expect(body.links.map(({ name, url, status }) => [name, url, status])).toEqual([
      ['Handbook', 'https://book.example.com', 'active'],
      ['Payslips', 'https://pay.example.com', 'active'],
    ]);
  });

  it('row 3: include the active sessions of the user', async () => {
    const persona = await personaWithPassword(portal);
    const second = await portal.signIn(persona.email, password);
    const third = await portal.signIn(persona.email, password);
    await third.call(signInCalls.logout);
    const { body } = await second.call(profileCalls.loginLinks);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(body.sessions.find(({ id }) => id === persona.sessionId)?.is_current).toBe(false);
    portal.clock.advance({ minutes: 31 });
    const fresh = await portal.signIn(persona.email, password);
    expect((await fresh.call(profileCalls.loginLinks)).body.sessions).toHaveLength(1);
  });

  it('row 30: hide the sessions from an impersonator', async () => {
    const admin = await portal.as({ roles: ['admin'] });
    const persona = await portal.as({ roles: ['hr'] });
    const { body } = await admin.call(impersonationCalls.impersonate, {
      params: { id: persona.userId },
      query: { reason: 'Checking a report' },
    });
    admin.bearer = body.token;
    expect((await admin.call(profileCalls.loginLinks)).body.sessions).toEqual([]);
    expect((await persona.call(profileCalls.loginLinks)).body.sessions).toHaveLength(1);
  });
});
