import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { staffUsersSeenBy } from './staff-users.fixture.ts';

let portal: TestPortal;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const version = 1;

it('signs a deactivated user out, until the account is reactivated', async () => {
  const user = await portal.as({ roles: ['admin'] });
  const request = { params: { id: user.userId }, body: { version } };
  expect((await admin.call(staffUsersCalls.deactivate, request)).status).toBe(204);
  expect((await user.refused(staffUsersCalls.list, { query: { dt_params: '{}' } })).status).toBe(419);
  expect((await staffUsersSeenBy(admin)).get(user.userId)).toMatchObject({ status: 'inactive', version: 2 });
  const again = { params: { id: user.userId }, body: { version: 2 } };
  expect((await admin.refused(staffUsersCalls.deactivate, again)).status).toBe(409);
  expect((await admin.call(staffUsersCalls.reactivate, again)).status).toBe(204);
  expect((await staffUsersSeenBy(admin)).get(user.userId)).toMatchObject({ status: 'active', version: 3 });
});

it('gives no access back to somebody whose employment has ended', async () => {
  const user = await portal.as({ roles: ['hr'] });
  const employee = await createEmployee(portal.db, { status_type_id: await leftType() });
  await portal.db.updateTable('app_user').set({ employee_id: employee.id }).where('id', '=', user.userId).execute();
  await admin.call(staffUsersCalls.deactivate, { params: { id: user.userId }, body: { version } });
  const back = { params: { id: user.userId }, body: { version: version + 1 } };
  const refused = await admin.refused(staffUsersCalls.reactivate, back);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Reactivate the employee')]);
});

async function leftType(): Promise<number> {
  const types = portal.db.selectFrom('status_type').select('id').where('status_group', '<>', 'active');
  return (await types.limit(1).executeTakeFirstOrThrow()).id;
}
