import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';

let portal: TestPortal;
let left: Twin;
let right: Twin;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
});
afterAll(() => portal.close());

it('row 11: sensitive values reach only users with the right, and each reading is logged', async () => {
  const id = left.employeeIds[0] ?? 0;
  const payroll = await portal.as({ roles: ['payroll'] });
  const manager = await portal.as({ roles: ['account manager'] });
  const full = await payroll.call(employeesCalls.details, { params: { id } });
  const bare = await manager.call(employeesCalls.details, { params: { id } });
  for (const canary of Object.values(left.canaries)) expect(bare.text).not.toContain(canary);
  expect(full.text).toContain(left.canaries.personal_email);
  expect(bare.body.sensitiveData).toBe(false);
});

it('row 9: foreign and missing employees answer the same', async () => {
  const viewer = await portal.as({
    permissions: ['can read employees'],
    clientId: left.clientId,
    roles: ['client-admin'],
  });
  const own = await viewer.call(employeesCalls.details, { params: { id: left.employeeIds[0] ?? 0 } });
  const foreign = await viewer.refused(employeesCalls.details, { params: { id: right.employeeIds[0] ?? 0 } });
  const missing = await viewer.refused(employeesCalls.details, { params: { id: 99_999 } });
  expect(own.status).toBe(200);
  expect(foreign.status).toBe(404);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
});

it('shows masked values instead of the sensitive ones, unlogged, and reveals one group at a time, logged', async () => {
  const id = left.employeeIds[0] ?? 0;
  const hr = await portal.as({ roles: ['hr'] });
  const logged = async () => {
    await portal.settle();
    const { rows } = await portal.services.systemPool.query<{ details: object | null }>(
      `select details from activity_log where event = 'employees.read-sensitive' and actor_user_id = $1 order by id`,
      [hr.userId],
    );
    return rows.map(({ details }) => details);
  };
  const masked = await hr.call(employeesCalls.details, { params: { id }, query: { sensitive: 'preview' } });
  for (const canary of Object.values(left.canaries)) expect(masked.text).not.toContain(canary);
  expect(masked.body.sensitiveData).toBe(true);
  expect(masked.body.sensitive_preview?.government.map(({ label }) => label)).toContain('SSS');
  expect(await logged()).toEqual([]);

  const group = await hr.call(employeesCalls.sensitiveGroup, { params: { id }, query: { group: 'government' } });
  expect(Object.keys(group.body).toSorted()).toEqual(['pagibig', 'phic', 'sss', 'tin']);
  expect(group.body.sss).toBe(left.canaries.sss);
  expect(await logged()).toEqual([{ group: 'government' }]);
});

it('row 11: reveals nothing to viewers without the right, out of reach, or on the side of a client', async () => {
  const id = left.employeeIds[0] ?? 0;
  const ask = async (rights: Parameters<TestPortal['as']>[0], employee = id) => {
    const viewer = await portal.as(rights);
    const answer = await viewer.refused(employeesCalls.sensitiveGroup, {
      params: { id: employee },
      query: { group: 'pay' },
    });
    return answer.status;
  };
  expect(await ask({ roles: ['account manager'] })).toBe(403);
  const rights = { permissions: ['can read employees', 'can view employees sensitive data'] } as const;
  expect(await ask({ ...rights, roles: ['client-admin'], clientId: left.clientId })).toBe(404);
  expect(await ask({ roles: ['hr'] }, 99_999_999)).toBe(404);
});
