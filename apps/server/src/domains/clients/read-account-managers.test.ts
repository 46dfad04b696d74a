import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { png } from '../../testing/sample-files.ts';

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

it('sends the photo of the account manager to the own client alone', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const record = await createEmployee(portal.db);
  const manager = await portal.as({ roles: ['account manager'], employeeId: record.id });
  await portal.db.insertInto('client_account_manager').values({ client_id: own.id, user_id: manager.userId }).execute();
  const form = new FormData();
  form.append('employee_id', String(record.id));
  form.append('photo', new File([new Uint8Array(png())], 'photo.png'));
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(employeeCardCalls.setPhoto, { form })).status).toBe(204);
  const [user, stranger] = [
    await portal.as({ roles: ['client-user'], clientId: own.id }),
    await portal.as({ roles: ['client-user'], clientId: other.id }),
  ];
  const { body } = await user.call(clientRecordCalls.accountManagers, { params: { id: own.id } });
  expect(body.map(({ photo }) => photo)).toEqual([`data:image/png;base64,${png().toString('base64')}`]);
  // The client user sees the picture with the contact, but does not reach the record that it belongs to.
  expect((await user.refused(employeeCardCalls.photo, { params: { id: record.id } })).status).toBe(404);
  expect((await stranger.refused(clientRecordCalls.accountManagers, { params: { id: own.id } })).status).toBe(404);
});
