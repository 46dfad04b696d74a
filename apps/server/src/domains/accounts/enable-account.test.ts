import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { disableAccount, disableAccountOfEmployee } from './disable-account.ts';
import { enableAccount, enableAccountOfEmployee } from './enable-account.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Change = (...given: Parameters<typeof enableAccountOfEmployee>) => Promise<unknown>;

const change = (act: Change, employeeId: number) => {
  const { services, clock } = portal;
  const facts = { at: clock.now(), actor: null, impersonator: null, requestId: null };
  return portal.db.transaction().execute((db) => {
    const audit = (entry: AuditEntry) => services.writeAudit(db, facts, entry);
    return act({ db, clock, audit, announce: services.announceIn(db) }, employeeId);
  });
};

const statusOf = async (userId: number) =>
  (await portal.db.selectFrom('app_user').select('status').where('id', '=', userId).executeTakeFirst())?.status;

it('enables a disabled account again, but none of its former sessions', async () => {
  const employee = await createEmployee(portal.db);
  const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
  await change(disableAccountOfEmployee, employee.id);
  expect(await statusOf(persona.userId)).toBe('disabled');
  await change(enableAccountOfEmployee, employee.id);
  expect(await statusOf(persona.userId)).toBe('active');
  expect((await persona.refused(profileCalls.loginLinks)).status).toBe(419);
});

it('does nothing for an enabled account, and creates none', async () => {
  const employee = await createEmployee(portal.db);
  await change(enableAccountOfEmployee, employee.id);
  const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
  await change(enableAccountOfEmployee, employee.id);
  expect(await statusOf(persona.userId)).toBe('active');
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('id')
    .where('event', '=', 'accounts.enable-account')
    .where('subject_id', '=', String(persona.userId))
    .execute();
  expect(lines).toEqual([]);
});

describe('an account that an admin deactivated', () => {
  const byAdmin = (act: typeof enableAccount | typeof disableAccount, userId: number) =>
    change((ctx) => act(ctx, userId, 'admin'), userId);
  const employed = async () => {
    const employee = await createEmployee(portal.db);
    const { userId } = await portal.as({ roles: ['employee'], employeeId: employee.id });
    return { employeeId: employee.id, userId };
  };

  it('stays disabled when the employee leaves and returns, until an admin reactivates it', async () => {
    const { employeeId, userId } = await employed();
    await byAdmin(disableAccount, userId);
    await change(disableAccountOfEmployee, employeeId);
    await change(enableAccountOfEmployee, employeeId);
    expect(await statusOf(userId)).toBe('disabled');
    await byAdmin(enableAccount, userId);
    expect(await statusOf(userId)).toBe('active');
  });

  it('stays disabled when the employee had left before', async () => {
    const { employeeId, userId } = await employed();
    await change(disableAccountOfEmployee, employeeId);
    expect(await byAdmin(disableAccount, userId)).toBe(true);
    await change(enableAccountOfEmployee, employeeId);
    expect(await statusOf(userId)).toBe('disabled');
    expect(await byAdmin(disableAccount, userId)).toBe(false);
  });
});

it('gives back an invitation that was not accepted, and mails it once', async () => {
  const employee = await createEmployee(portal.db);
  const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
  await portal.db.updateTable('app_user').set({ status: 'invited' }).where('id', '=', persona.userId).execute();
  await change(disableAccountOfEmployee, employee.id);
  await change(disableAccountOfEmployee, employee.id);
  await change(enableAccountOfEmployee, employee.id);
  await change(enableAccountOfEmployee, employee.id);
  expect(await statusOf(persona.userId)).toBe('invited');
  expect(await linksMailedTo(portal, persona.email)).toHaveLength(1);
});
