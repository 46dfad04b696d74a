import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignRotation, createRotation, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('removes a rotation that nobody ever had, and then its shift', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const shift = await createShift(portal.db);
  const { id, name } = await createRotation(portal.db, 1, [[1, 1, shift]]);
  const held = await hr.refused(shiftsCalls.delete, { params: { id: shift.id } });
  expect(held.body.message).toContain(name);
  expect((await hr.call(rotationsCalls.delete, { params: { id } })).status).toBe(204);
  expect((await hr.refused(rotationsCalls.details, { params: { id } })).status).toBe(404);
  expect((await hr.call(shiftsCalls.delete, { params: { id: shift.id } })).status).toBe(204);
});

it('refuses if any employee has or had it', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const rotation = await createRotation(portal.db, 1, [[1, 1, await createShift(portal.db)]]);
  await assignRotation(portal.db, await createEmployee(portal.db), rotation, '2020-01-06', '[2020-01-06,2021-01-01)');
  expect((await hr.refused(rotationsCalls.delete, { params: { id: rotation.id } })).status).toBe(409);
});
