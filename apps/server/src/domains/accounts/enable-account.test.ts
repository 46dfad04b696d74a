import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { disableAccountOfEmployee } from './disable-account.ts';
import { enableAccountOfEmployee } from './enable-account.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Change = typeof enableAccountOfEmployee;

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
  const deactivated = async (version: number, { leftBefore }: { leftBefore: boolean }) => {
    const employee = await createEmployee(portal.db);
    const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
    const admin = await portal.as({ roles: ['admin'] });
    if (leftBefore) await change(disableAccountOfEmployee, employee.id);
    const request = { params: { id: persona.userId }, body: { version } };
    expect((await admin.call(staffUsersCalls.deactivate, request)).status).toBe(204);
    return { employee, persona, admin, again: { params: request.params, body: { version: version + 1 } } };
  };

  it('stays disabled when the employee leaves and returns, until an admin reactivates it', async () => {
    const { employee, persona, admin, again } = await deactivated(1, { leftBefore: false });
    await change(disableAccountOfEmployee, employee.id);
    await change(enableAccountOfEmployee, employee.id);
    expect(await statusOf(persona.userId)).toBe('disabled');
    expect((await admin.call(staffUsersCalls.reactivate, again)).status).toBe(204);
    expect(await statusOf(persona.userId)).toBe('active');
  });

  it('stays disabled when the employee had left before', async () => {
    const { employee, persona, admin, again } = await deactivated(2, { leftBefore: true });
    await change(enableAccountOfEmployee, employee.id);
    expect(await statusOf(persona.userId)).toBe('disabled');
    expect((await admin.refused(staffUsersCalls.deactivate, again)).status).toBe(409);
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
