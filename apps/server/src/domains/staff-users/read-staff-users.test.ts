import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { staffUsersSeenBy } from './staff-users.fixture.ts';

let portal: TestPortal;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

it('lists no users of clients, but staff who also hold a role at a client', async () => {
  const client = await portal.as({ roles: ['client-admin'] });
  const both = await portal.as({ roles: ['sales', 'client-user'] });
  const seen = await staffUsersSeenBy(admin);
  expect([seen.has(client.userId), seen.has(both.userId), seen.get(admin.userId)?.is_self]).toEqual([
    false,
    true,
    true,
  ]);
});

it('finds users by role, status and name', async () => {
  const payroll = await portal.as({ roles: ['payroll'] });
  const idsWith = async (filters: object) => {
    const dt_params = JSON.stringify({ rows: 100, filters });
    const { body } = await admin.call(staffUsersCalls.list, { query: { dt_params } });
    return body.data.map(({ id }) => id);
  };
  expect(await idsWith({ role: { value: ['payroll'], matchMode: 'in' } })).toEqual([payroll.userId]);
  expect(await idsWith({ status: { value: ['inactive'], matchMode: 'in' } })).toEqual([]);
});
