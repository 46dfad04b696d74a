import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('shows client users their own account managers and nobody else’s', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const user = await portal.as({ roles: ['client-user'], clientId: own.id });
  const record = await createEmployee(portal.db, { work_phone: '+639171234567' });
  const manager = await portal.as({ roles: ['account manager'], name: 'Mina Cruz', employeeId: record.id });
  await portal.db.insertInto('client_account_manager').values({ client_id: own.id, user_id: manager.userId }).execute();
  const answer = await user.call(clientRecordCalls.accountManagers, { params: { id: own.id } });
  expect([answer.status, answer.body]).toEqual([
    200,
    [{ user_id: manager.userId, name: 'Mina Cruz', email: manager.email, phone: '+639171234567', photo: null }],
  ]);
  expect((await user.refused(clientRecordCalls.accountManagers, { params: { id: other.id } })).status).toBe(404);
});
