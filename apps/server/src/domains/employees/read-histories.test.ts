import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';
import { employeeBody } from './employee-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;
let left: Twin;
let right: Twin;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
});
afterAll(() => portal.close());

it('shows the first status, client, shift and cost of a new employee', async () => {
  const body = await employeeBody(portal.db);
  const { body: added } = await hr.call(employeesCalls.create, { body });
  const query = { employee_id: added.id };
  const statuses = await hr.call(calls.statuses, { query });
  expect(statuses.body).toMatchObject([
    { from: null, to: { name: 'Active', group: 'active' }, effective_on: '2026-03-02', actor_name: 'Hannah Ramos' },
  ]);
  const { body: assigned } = await hr.call(calls.assignments, { query });
  expect(assigned.clients).toMatchObject([{ client: { id: body.client_id }, from: '2026-03-02', to: null }]);
  expect(assigned.shifts).toMatchObject([
    { shift: { id: body.shift_id, start_time: '08:00', timezone: 'Asia/Manila' }, state: 'current' },
  ]);
  const { body: costs } = await hr.call(calls.costs, { query });
  expect(costs).toMatchObject({ cost: [{ amount: '1200.50', currency: 'AUD', to: null }], re_fee: [] });
});

it('shows the policies by kind', async () => {
  const policies = await hr.call(calls.policies, { params: { id: left.employeeIds[0] ?? 0 } });
  expect(policies.body).toMatchObject([{ kind: 'occurrence_points', from: '2020-01-01', state: 'current' }]);
});

it('row 11: hides costs without the sensitive right, and logs each reading', async () => {
  const query = { employee_id: left.employeeIds[0] ?? 0 };
  const manager = await portal.as({ roles: ['account manager'] });
  expect((await manager.refused(calls.costs, { query })).status).toBe(403);
  const cannotRead = await portal.as({ permissions: ['can view employees sensitive data'] });
  expect((await cannotRead.refused(calls.costs, { query })).status).toBe(403);
  expect((await hr.call(calls.costs, { query })).status).toBe(200);
  const planned = { ...query, kind: 'cost' as const, effective_from: '2027-01-01', amount: '100', currency_id: 1 };
  expect((await hr.call(calls.previewAmount, { body: planned })).status).toBe(200);
  await portal.settle();
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('actor_user_id')
    .where('event', '=', 'employees.read-costs')
    .where('subject_id', '=', String(query.employee_id))
    .execute();
  expect(lines).toEqual([{ actor_user_id: hr.userId }, { actor_user_id: hr.userId }]);
});

it('row 9: foreign and missing employees answer the same in every history', async () => {
  const viewer = await portal.as({
    roles: ['client-admin'],
    permissions: ['can read employees', 'can view employees sensitive data'],
    clientId: left.clientId,
  });
  const foreign = right.employeeIds[0] ?? 0;
  for (const call of [calls.statuses, calls.assignments]) {
    const [one, other] = [
      await viewer.refused(call, { query: { employee_id: foreign } }),
      await viewer.refused(call, { query: { employee_id: 99_999 } }),
    ];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect({ ...one.body, requestId: '' }).toEqual({ ...other.body, requestId: '' });
  }
  expect((await viewer.refused(calls.policies, { params: { id: foreign } })).status).toBe(404);
  expect((await viewer.call(calls.statuses, { query: { employee_id: left.employeeIds[0] ?? 0 } })).status).toBe(200);
});

it('row 11: never shows client users what their employees cost', async () => {
  const viewer = await portal.as({
    roles: ['client-admin'],
    permissions: ['can read employees', 'can view employees sensitive data'],
    clientId: left.clientId,
  });
  for (const employee_id of [left.employeeIds[0] ?? 0, right.employeeIds[0] ?? 0, 99_999]) {
    expect((await viewer.refused(calls.costs, { query: { employee_id } })).status).toBe(403);
  }
});

it('shows team leads only their own team', async () => {
  const lead = await portal.as({ roles: ['team lead'], employeeId: left.leadId });
  const own = await lead.call(calls.statuses, { query: { employee_id: left.employeeIds[0] ?? 0 } });
  const other = await lead.refused(calls.statuses, { query: { employee_id: right.employeeIds[0] ?? 0 } });
  expect([own.status, other.status]).toEqual([200, 404]);
});
