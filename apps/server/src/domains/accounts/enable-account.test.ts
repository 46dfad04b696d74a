import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('leaves an account disabled that was disabled before the employee left', async () => {
  const employee = await createEmployee(portal.db);
  const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', persona.userId).execute();
  await change(disableAccountOfEmployee, employee.id);
  await change(enableAccountOfEmployee, employee.id);
  expect(await statusOf(persona.userId)).toBe('disabled');
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
