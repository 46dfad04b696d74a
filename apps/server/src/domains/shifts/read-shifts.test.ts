import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const named = (text: string) => ({ dt_params: JSON.stringify({ filters: { global: { value: text } } }) });

it('lists and searches shifts, and counts their current employees', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const shift = await createShift(portal.db, { name: 'Searched 100% shift' });
  await assignShift(portal.db, await createEmployee(portal.db), shift);
  const { body } = await hr.call(shiftsCalls.list, { query: named('100% SHIFT') });
  expect(body).toMatchObject({
    total: 1,
    data: [{ id: shift.id, people: 1, abilities: { update: true, delete: false } }],
  });
  expect((await hr.call(shiftsCalls.list, { query: named('100_ shift') })).body.total).toBe(0);
});

it('shows a client only its own shifts and employees', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const foreign = await createShift(portal.db, { client_id: other.id, name: 'Scoped foreign' });
  const shared = await createShift(portal.db, { name: 'Scoped shared' });
  const mine = await createEmployee(portal.db, { client_id: own.id });
  for (const employee of [mine, await createEmployee(portal.db, { client_id: other.id })])
    await assignShift(portal.db, employee, shared);
  const user = await portal.as({
    roles: ['client-user'],
    clientId: own.id,
    permissions: ['can view employee shifts', 'can view employee shift details'],
  });
  const { body } = await user.call(shiftsCalls.list, { query: named('scoped') });
  expect(body.data.map(({ id, people }) => [id, people])).toEqual([[shared.id, 1]]);
  expect((await user.refused(shiftsCalls.details, { params: { id: foreign.id } })).status).toBe(404);
  const shown = await user.call(shiftsCalls.details, { params: { id: shared.id } });
  expect(shown.body.assigned.map(({ employee }) => employee.id)).toEqual([mine.id]);
});
