import { permissions } from '@muster/contract';
import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignRotation, assignShift, createRotation } from '../../testing/factories/shifts.ts';
import { nightShiftBody } from './shift-body.fixture.ts';

/** A client's shift that only an employee of another client has: the client may not see who. */
let portal: TestPortal;
let clientAdmin: Persona;
let clientId: number;
let stranger: { id: number; name: string };

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  ({ id: clientId } = await createClient(portal.db));
  clientAdmin = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId });
  stranger = await createEmployee(portal.db, { name: 'Stranger Elsewhere' });
});
afterAll(() => portal.close());

async function ownShift() {
  const { shift_active_start_date, ...terms } = { ...nightShiftBody(), client_id: clientId };
  const { body: added } = await clientAdmin.call(shiftsCalls.create, { body: { ...terms, shift_active_start_date } });
  return { id: added.id, params: { id: added.id }, body: { ...terms, version: 1 } };
}

it('counts as used, without a number or a name', async () => {
  const shift = await ownShift();
  const free = (await clientAdmin.call(shiftsCalls.details, { params: shift.params })).body;
  expect(free.abilities).toEqual({ update: true, delete: true });
  await assignShift(portal.db, stranger, shift, '[2026-03-01,2026-03-02)');
  const shown = await clientAdmin.call(shiftsCalls.details, { params: shift.params });
  expect(shown.body).toMatchObject({ people: 0, abilities: { update: true, delete: false } });
  const list = await clientAdmin.call(shiftsCalls.list, { query: {} });
  expect(list.body.data.find(({ id }) => id === shift.id)?.abilities.delete).toBe(false);
  const refused = await clientAdmin.refused(shiftsCalls.delete, { params: shift.params });
  expect(refused.status).toBe(409);
  expect(shown.text + list.text + refused.text).not.toContain(stranger.name);
});

it('is not corrected in place, and the client cannot change the times of a person elsewhere', async () => {
  const shift = await ownShift();
  const other = await createEmployee(portal.db);
  await assignShift(portal.db, other, shift, '[2026-03-01,)');
  const later = { ...shift.body, start_time: '20:00' };
  const inPlace = await clientAdmin.refused(shiftsCalls.update, { params: shift.params, body: later });
  expect([inPlace.status, Object.keys(inPlace.body.errors ?? {})]).toEqual([422, ['effective_from']]);
  const dated = { params: shift.params, body: { ...later, effective_from: '2026-03-09' } };
  const refused = await clientAdmin.refused(shiftsCalls.update, dated);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Employees outside your company have this shift, so only staff of the provider can change its times.',
  ]);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(shiftsCalls.update, dated)).status).toBe(200);
});

it('counts as used by a rotation, and so does the rotation', async () => {
  const shift = await ownShift();
  const rotation = await createRotation(portal.db, 1, [[1, 1, shift]], { client_id: clientId });
  await assignRotation(portal.db, await createEmployee(portal.db), rotation, '2026-03-02');
  const params = { id: rotation.id };
  expect((await clientAdmin.refused(rotationsCalls.delete, { params })).status).toBe(409);
  const { abilities } = (await clientAdmin.call(rotationsCalls.details, { params })).body;
  expect(abilities).toEqual({ update: true, change: false, delete: false });
  const inPlace = { ...shift.body, start_time: '20:00' };
  expect((await clientAdmin.refused(shiftsCalls.update, { params: shift.params, body: inPlace })).status).toBe(422);
});

it.each([null, undefined])(
  'a client user with every permission changes no shift of the provider: %s',
  async (client_id) => {
    const hr = await portal.as({ roles: ['hr'] });
    const body = { ...nightShiftBody(), ...(client_id !== undefined && { client_id }) };
    expect((await clientAdmin.refused(shiftsCalls.create, { body })).status).toBe(422);
    const { body: shared } = await hr.call(shiftsCalls.create, { body });
    const { shift_active_start_date: _from, ...terms } = { ...body, name: 'Taken', client_id: clientId };
    const params = { id: shared.id };
    const update = { params, body: { ...terms, version: 1 } };
    expect((await clientAdmin.refused(shiftsCalls.update, update)).status).toBe(403);
    expect((await clientAdmin.refused(shiftsCalls.delete, { params })).status).toBe(403);
    const own = await ownShift();
    const given = { params: own.params, body: { ...terms, client_id, name: 'Given', version: 1 } };
    expect((await clientAdmin.refused(shiftsCalls.update, given)).status).toBe(422);
  },
);

it('an employee with every permission creates, changes and deletes no shift, not even of the own client', async () => {
  const { id: employeeId } = await createEmployee(portal.db, { client_id: clientId });
  const employee = await portal.as({ roles: ['employee'], permissions: [...permissions], employeeId });
  const own = await ownShift();
  const added = { ...nightShiftBody(), client_id: clientId };
  expect((await employee.refused(shiftsCalls.create, { body: added })).status).toBe(403);
  expect((await employee.refused(shiftsCalls.update, { params: own.params, body: own.body })).status).toBe(403);
  expect((await employee.refused(shiftsCalls.delete, { params: own.params })).status).toBe(403);
});
