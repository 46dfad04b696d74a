import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { invitationOf, staffUsersSeenBy } from './staff-users.fixture.ts';

let portal: TestPortal;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const password = 'violet otter under glass';

async function invited(email: string) {
  const { status, body } = await admin.call(staffUsersCalls.invite, { body: invitationOf(email, 'hr', 'employee') });
  expect(status).toBe(201);
  const [link] = await linksMailedTo(portal, email);
  if (!link) throw new Error('No link was mailed.');
  return { ...body, link };
}

async function accept(link: { readonly token: string; readonly email: string }) {
  const guest = portal.guest();
  await guest.send({ method: 'GET', url: '/sanctum/csrf-cookie' });
  const body = { ...link, password, password_confirmation: password, timezone_id: 291 };
  const { token, email, password_confirmation, timezone_id } = body;
  return guest.refused(accountsCalls.setUpAccount, {
    body: { token, email, password, password_confirmation, timezone_id },
  });
}

it('adds a user with roles, who sets the password by the mailed link and signs in', async () => {
  const { id, version, link } = await invited('ana.cruz@muster.test');
  expect(link).toMatchObject({ path: '/external-account-setup' });
  expect((await staffUsersSeenBy(admin)).get(id)).toMatchObject({
    ...{ name: 'Ana Cruz', email: 'ana.cruz@muster.test', roles: ['employee', 'hr'], version, status: 'invited' },
    ...{ last_sign_in: null, employee_id: null, is_self: false },
  });
  expect((await accept(link)).status).toBeLessThan(300);
  await portal.signIn(link.email, password);
  expect((await staffUsersSeenBy(admin)).get(id)).toMatchObject({
    status: 'active',
    last_sign_in: expect.any(String),
  });
  const logged = portal.db.selectFrom('activity_log').select(['subject_id', 'after']);
  expect(await logged.where('event', '=', 'staff-users.invite').execute()).toEqual([
    { subject_id: String(id), after: { roles: 'HR, Employee' } },
  ]);
});

it('links the employee with this work email', async () => {
  const { id: employeeId } = await createEmployee(portal.db, { work_email: 'Linked@muster.test' });
  const { id } = await invited('linked@muster.test');
  expect((await staffUsersSeenBy(admin)).get(id)).toMatchObject({ employee_id: employeeId });
});

it('refuses a taken address, a role of a client and no role at all', async () => {
  const { email } = await portal.as({ roles: ['sales'] });
  const taken = await admin.refused(staffUsersCalls.invite, { body: invitationOf(email) });
  expect([taken.status, taken.body.codes]).toEqual([422, { email: ['validation.unique'] }]);
  for (const roles of [['client-admin'], []]) {
    const body = { ...invitationOf('none@muster.test'), roles: roles as never };
    expect((await admin.refused(staffUsersCalls.invite, { body })).status).toBe(422);
  }
});

it('refuses names that are too long together, and names of several lines', async () => {
  const long = { ...invitationOf('long@muster.test'), first_name: 'A'.repeat(50), last_name: 'B'.repeat(50) };
  const refused = await admin.refused(staffUsersCalls.invite, { body: long });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { last_name: ['First and last name together must not exceed 99 characters.'] },
  ]);
  const lines = { ...invitationOf('lines@muster.test'), first_name: 'Ana,\n\nYour account is locked.' };
  expect((await admin.refused(staffUsersCalls.invite, { body: lines })).body.errors).toEqual({
    first_name: ['The first name must be a single line without tabs.'],
  });
});

it('invites nobody for an admin who loses the role at the same time', async () => {
  const other = await portal.as({ roles: ['admin'] });
  const invite = () => other.refused(staffUsersCalls.invite, { body: invitationOf('raced@muster.test', 'admin') });
  const demote = portal.db.transaction().execute(async (db) => {
    await db.selectFrom('app_user').select('id').where('id', '=', other.userId).forUpdate().execute();
    const answer = invite();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await db.deleteFrom('user_role').where('user_id', '=', other.userId).execute();
    return { answer };
  });
  const { status, body } = await (await demote).answer;
  expect([status, body.message]).toEqual([409, 'You are no longer an admin.']);
});

it('is for admins alone', async () => {
  for (const role of ['hr', 'workforce admin', 'client-admin', 'employee'] as const) {
    const persona = await portal.as({ roles: [role] });
    expect((await persona.refused(staffUsersCalls.invite, { body: invitationOf('x@muster.test') })).status).toBe(403);
    expect((await persona.refused(staffUsersCalls.list, { query: { dt_params: '{}' } })).status).toBe(403);
  }
});
