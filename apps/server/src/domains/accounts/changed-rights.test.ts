import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListener, type Listener } from '../../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let listener: Listener;
let heard: number[] = [];

beforeAll(async () => {
  portal = await buildTestApp();
  listener = createListener({ connection: portal.connection, log: portal.services.log });
  listener.on('session_rights', (payload) => heard.push(Number(payload)));
  await listener.start();
});
afterAll(async () => {
  await listener.close();
  await portal.close();
});

it('row 28: any change of rights makes open sockets of the user subscribe again', async () => {
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db);
  const persona = await portal.as({
    roles: ['hr', 'team lead'],
    permissions: ['can view all clients'],
    employeeId: employee.id,
  });
  const other = await portal.as({ roles: ['payroll'] });
  const { db } = portal;
  const id = persona.userId;
  const role = await db.selectFrom('role').select('id').where('name', '=', 'hr').executeTakeFirstOrThrow();
  const permission = await db
    .selectFrom('permission')
    .select('id')
    .where('name', '=', 'can view invoices')
    .executeTakeFirstOrThrow();
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    'a permission given to the role': () =>
      db.insertInto('role_permission').values({ role_id: role.id, permission_id: permission.id }).execute(),
    'a permission taken from the role': () =>
      db
        .deleteFrom('role_permission')
        .where('role_id', '=', role.id)
        .where('permission_id', '=', permission.id)
        .execute(),
    'a permission of the user': () => db.deleteFrom('user_permission').where('user_id', '=', id).execute(),
    'a role of the user': () =>
      db.deleteFrom('user_role').where('user_id', '=', id).where('role_id', '=', role.id).execute(),
    'a team': async () => addToTeam(db, await createTeam(db, { client_id: employee.client_id }), employee, 'teamLead'),
    'a client to look after': () =>
      db.insertInto('client_account_manager').values({ client_id: client.id, user_id: id }).execute(),
    'the company of the account': () =>
      db.updateTable('app_user').set({ employee_id: null, client_id: client.id }).where('id', '=', id).execute(),
    'the account': () => db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', id).execute(),
  };
  for (const [name, change] of Object.entries(changes)) {
    heard = [];
    await change();
    await expect.poll(() => heard, { message: name, timeout: 2000 }).toContain(persona.sessionId);
    expect(heard, name).not.toContain(other.sessionId);
  }
  heard = [];
  await db.updateTable('app_user').set({ name: 'Another name' }).where('id', '=', id).execute();
  await createUser(db);
  await db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', other.userId).execute();
  await expect.poll(() => heard, { timeout: 2000 }).toEqual([other.sessionId]);
});

it.each([
  'truncate user_permission',
  `update permission set name = 'can view bills' where name = 'can view invoices'`,
  `update role set name = 'former it' where name = 'it'`,
])('row 28: makes every open socket subscribe again after %s', async (statement) => {
  const persona = await portal.as({ roles: ['hr'] });
  heard = [];
  await portal.services.systemPool.query(statement);
  await expect.poll(() => heard).toContain(persona.sessionId);
});
