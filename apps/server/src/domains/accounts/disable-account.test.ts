import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { eventsAbout } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('an employee who is deleted', () => {
  it('can use neither the session in hand nor a link mailed before', async () => {
    const employee = await createEmployee(portal.db);
    const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
    await persona.call(passwordCalls.forgotPassword, { body: { email: persona.email } });
    await portal.settle();
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
    await portal.services.announceIn(portal.db)({
      name: 'employee.deleted',
      payload: { employeeId: employee.id, clientId: employee.client_id },
    });
    await portal.settle();
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(419);
    const tokens = await portal.db
      .selectFrom('account_token')
      .select('revoked_at')
      .where('user_id', '=', persona.userId)
      .execute();
    expect(tokens.every(({ revoked_at }) => revoked_at !== null)).toBe(true);
    expect(await eventsAbout(portal, persona.userId)).toContain('accounts.disable-account');
  });

  it('may have had no account', async () => {
    const employee = await createEmployee(portal.db);
    await portal.services.announceIn(portal.db)({ name: 'employee.deleted', payload: { employeeId: employee.id } });
    await portal.settle();
    const event = await portal.db.selectFrom('event_outbox').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(event?.delivered_at).not.toBeNull();
  });
});
