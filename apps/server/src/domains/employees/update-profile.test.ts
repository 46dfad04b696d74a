import { employeeProfileCalls as calls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';

let portal: TestPortal;
let left: Twin;
let own: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left } = await twinClients(portal.db, portal.services.cipher));
  // The test signs in as this person itself.
  await portal.db.updateTable('app_user').set({ employee_id: null }).where('id', '=', left.employeeUserId).execute();
  own = await portal.as({ roles: ['employee'], employeeId: first() });
});
afterAll(() => portal.close());

const first = () => left.employeeIds[0] ?? 0;
const stored = () =>
  portal.db.selectFrom('employee_sensitive').selectAll().where('employee_id', '=', first()).executeTakeFirstOrThrow();

it('row 12: changes the fields of the request, keeps all others, and logs the names of the fields', async () => {
  const before = await stored();
  const { version } = (await own.call(calls.read, { params: { id: first() } })).body;
  const body = { version, city: 'Cebu', emergency_contact_name: null, personal_phone: '0917 123 4567' };
  expect((await own.call(calls.update, { body })).body).toEqual({ version: version + 1 });
  expect(await stored()).toEqual({
    ...before,
    city: 'Cebu',
    emergency_contact_name: null,
    personal_phone: '0917 123 4567',
    updated_at: expect.any(String),
  });
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['after', 'details'])
    .where('event', '=', 'employees.update-profile')
    .executeTakeFirstOrThrow();
  expect(line).toEqual({
    after: { city: '[hidden]', emergency_contact_name: '[hidden]', personal_phone: '[hidden]' },
    details: { version: version + 1 },
  });
});

it('row 12: refuses every other field', async () => {
  const before = await stored();
  for (const field of ['name', 'position', 'bank_account_no', 'basic_salary', 'personal_email', 'id', 'client_id']) {
    expect((await own.refused(calls.update, { body: { [field]: '1' } as never })).status).toBe(422);
  }
  expect(await stored()).toEqual(before);
});

it('validates phones and address by the rules of the form', async () => {
  const body = { personal_phone: '0917 12', emergency_contact_phone: '+1', city: '', address_line_1: '' };
  const { body: refused } = await own.refused(calls.update, { body });
  expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual([
    'address_line_1',
    'city',
    'emergency_contact_phone',
    'personal_phone',
  ]);
});

it('refuses an outdated version, and users who are not employees', async () => {
  expect((await own.refused(calls.update, { body: { version: 99, city: 'Davao' } })).status).toBe(409);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(calls.update, { body: { city: 'Davao' } })).status).toBe(404);
});
