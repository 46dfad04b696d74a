import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { leaveTypesCalls } from '@muster/contract/domains/leave/leave-types.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { createLeaveEntry, createLeaveType } from '../../testing/factories/leave-types.ts';
import { range, taker } from './leave-request.fixture.ts';
import { leaveTypeBody } from './leave-type-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and deletes leave types, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const body = leaveTypeBody;
  const added = await admin.call(leaveTypesCalls.create, { body });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...body, id, version: 1, name: 'Renamed', blackouts: [] };
  expect((await admin.call(leaveTypesCalls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(leaveTypesCalls.update, { body: change })).status).toBe(409);
  const { body: changed } = await admin.call(leaveTypesCalls.details, { params: { id } });
  expect(changed).toMatchObject({ name: 'Renamed', paid_percent: 50, notice_days: 5, blackouts: [] });
  expect((await admin.call(leaveTypesCalls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(leaveTypesCalls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'leave-type')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'leave.create-leave-type',
    'leave.update-leave-type',
    'leave.delete-leave-type',
  ]);
});

it('refuses a name or a code that is taken, in any case', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name, code } = await createLeaveType(portal.db);
  const named = await admin.refused(leaveTypesCalls.create, { body: { ...leaveTypeBody, name: name.toUpperCase() } });
  expect(named).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
  const coded = await admin.refused(leaveTypesCalls.create, { body: { ...leaveTypeBody, code: code.toLowerCase() } });
  expect(coded).toMatchObject({ status: 422, body: { codes: { code: ['validation.unique'] } } });
});

it('keeps a leave type that an employee has credits of', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id } = await createLeaveType(portal.db);
  const employee = await createEmployee(portal.db);
  await createLeaveEntry(portal.db, { employee_id: employee.id, leave_type_id: id });
  const refused = await admin.refused(leaveTypesCalls.delete, { body: { id } });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'The leave type is in use by 1 employee, and cannot be deleted.' },
  });
});

it('keeps a leave type that was requested without a balance, and one that a policy names', async () => {
  const { id, name } = await createLeaveType(portal.db, { paid_percent: 0 });
  portal.clock.set('2026-03-02T01:00:00Z');
  const one = await taker(portal);
  const body = { leave_type_id: id, ...range('2026-03-16') };
  expect((await one.user.call(leaveRequestsCalls.request, { body })).status).toBe(201);
  const hr = await portal.as({ roles: ['hr'] });
  const refusal = async () => (await hr.refused(leaveTypesCalls.delete, { body: { id } })).body.message;
  expect(await refusal()).toBe('The leave type is in use by 1 employee, and cannot be deleted.');
  const policy = { name: `With ${name}`, is_client_assignable: true, first_day: '2026-01-01' };
  const lines = [leavePolicyLine(id)] as never[];
  expect((await hr.call(leavePoliciesCalls.create, { body: { ...policy, lines } })).status).toBe(201);
  expect(await refusal()).toBe('The leave type is in use by 1 employee and 1 leave policy, and cannot be deleted.');
});

it('ships the statutory leaves of three countries, each with its source', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(leaveTypesCalls.list, { query: { dt_params: JSON.stringify({ rows: 100 }) } });
  const statutory = body.data.filter(({ country }) => country !== null);
  const countries = new Set(statutory.map(({ country }) => country));
  expect([...countries].sort()).toEqual(['AU', 'PH', 'US']);
  expect(statutory.filter(({ source }) => source === null)).toEqual([]);
  expect(body.data.find(({ code }) => code === 'VAWC')).toMatchObject({ visibility: 'hr', gender: 'female' });
  expect(body.data.find(({ code }) => code === 'LWOP')).toMatchObject({ name: 'Leave Without Pay', paid_percent: 0 });
});
