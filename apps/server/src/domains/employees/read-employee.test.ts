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
