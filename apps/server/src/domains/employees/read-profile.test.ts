import { employeeProfileCalls as calls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';

let portal: TestPortal;
let left: Twin;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left } = await twinClients(portal.db, portal.services.cipher));
  // The test signs in as this person itself.
  await portal.db.updateTable('app_user').set({ employee_id: null }).where('id', '=', left.employeeUserId).execute();
});
afterAll(() => portal.close());

const first = () => left.employeeIds[0] ?? 0;

it('account.screens.7 row 11: shows employees their own data, with only the ending of numbers', async () => {
  const own = await portal.as({ roles: ['employee'], employeeId: first() });
  const { body, text } = await own.call(calls.read, { params: { id: first() } });
  expect(body).toMatchObject({
    name: 'Maria Santos',
    shift: { name: 'Twin shift' },
    personal: { city: left.canaries.city, bank_account_ending: '9091', sss_ending: 'tsss' },
    abilities: { update: true },
  });
  for (const field of ['notes', 'basic_salary', 'bank_account_no', 'sss', 'tin', 'phic', 'pagibig'] as const) {
    expect(text).not.toContain(left.canaries[field]);
  }
});

it('row 31: shows users with the right the same, logged and read-only', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(calls.read, { params: { id: first() } });
  expect(body).toMatchObject({ personal: { city: left.canaries.city }, abilities: { update: false } });
  await portal.settle();
  const lines = portal.db.selectFrom('activity_log').select('subject_id').where('event', '=', 'employees.read-profile');
  expect(await lines.execute()).toEqual([{ subject_id: String(first()) }]);
});

it('rows 9 and 11: has no personal part without the right, and answers not found to others', async () => {
  const reader = await portal.as({ permissions: ['can read employees'] });
  expect((await reader.call(calls.read, { params: { id: first() } })).body.personal).toBeNull();
  const colleague = await createEmployee(portal.db, { client_id: left.clientId });
  const other = await portal.as({ roles: ['employee'], employeeId: colleague.id });
  const nobody = await portal.as({ roles: ['client-user'], clientId: left.clientId });
  for (const person of [other, nobody]) {
    expect((await person.refused(calls.read, { params: { id: first() } })).status).toBe(404);
  }
});
