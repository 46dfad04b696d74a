import { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { eventsAbout } from './accounts.fixture.ts';
import { disableAccountOfEmployee } from './disable-account.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const disable = (employeeId: number) => {
  const { services, clock } = portal;
  const facts = { at: clock.now(), actor: null, impersonator: null, requestId: null };
  return portal.db
    .transaction()
    .execute((db) =>
      disableAccountOfEmployee({ db, clock, audit: (entry) => services.writeAudit(db, facts, entry) }, employeeId),
    );
};

describe('an employee who leaves', () => {
  it('can use neither the current session nor a link mailed before', async () => {
    const employee = await createEmployee(portal.db);
    const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
    await persona.call(passwordCalls.forgotPassword, { body: { email: persona.email } });
    await portal.settle();
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(200);
    await disable(employee.id);
    expect((await persona.refused(profileCalls.loginLinks)).status).toBe(419);
    const tokens = await portal.db
      .selectFrom('account_token')
      .select('revoked_at')
      .where('user_id', '=', persona.userId)
      .execute();
    expect(tokens.map(({ revoked_at }) => revoked_at !== null)).toEqual([true]);
    expect(await eventsAbout(portal, persona.userId)).toContain('accounts.disable-account');
  });

  it('is disabled once, and need not have an account', async () => {
    const employee = await createEmployee(portal.db);
    await disable(employee.id);
    const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
    await disable(employee.id);
    await disable(employee.id);
    expect(await eventsAbout(portal, persona.userId)).toEqual(['accounts.disable-account']);
  });
});
