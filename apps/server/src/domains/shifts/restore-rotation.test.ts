import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createRotation, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('gives back a rotation with its pattern, after its shift', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const shift = await createShift(portal.db);
  const { id } = await createRotation(portal.db, 1, [[1, 1, shift]]);
  const before = (await hr.call(rotationsCalls.details, { params: { id } })).body;
  await hr.call(rotationsCalls.delete, { params: { id } });
  await hr.call(shiftsCalls.delete, { params: { id: shift.id } });
  expect(await hr.refused(rotationsCalls.restore, { params: { id } })).toMatchObject({
    status: 409,
    body: { message: 'A shift of this rotation was removed as well. Restore the shift first.' },
  });
  expect((await hr.call(shiftsCalls.restore, { params: { id: shift.id } })).status).toBe(204);
  expect((await hr.call(rotationsCalls.restore, { params: { id } })).status).toBe(204);
  expect((await hr.call(rotationsCalls.details, { params: { id } })).body).toEqual({
    ...before,
    version: before.version + 2,
  });
  expect((await hr.refused(rotationsCalls.restore, { params: { id } })).status).toBe(404);
});
