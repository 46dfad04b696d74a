import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignRotation, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('changes the pattern until somebody has the rotation, and its name afterwards', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const [one, other] = [await createShift(portal.db), await createShift(portal.db)];
  const days = [{ week: 1, weekday: 1, shift_id: one.id }];
  const { body: added } = await hr.call(rotationsCalls.create, { body: { name: 'First', weeks: 1, days } });
  const params = { id: added.id };
  const wider = { name: 'First', weeks: 2, days: [...days, { week: 2, weekday: 3, shift_id: other.id }] };
  const changed = await hr.call(rotationsCalls.update, { params, body: { ...wider, version: 1 } });
  expect(changed.body).toEqual({ id: added.id, version: 2 });
  const shown = async () => (await hr.call(rotationsCalls.details, { params })).body;
  expect(await shown()).toMatchObject({ weeks: 2, shifts: [one.name, other.name] });

  await assignRotation(portal.db, await createEmployee(portal.db), { id: added.id }, '2026-03-02');
  expect((await shown()).abilities).toEqual({ update: true, change: false, delete: false });
  const refused = await hr.refused(rotationsCalls.update, { params, body: { ...wider, days, version: 2 } });
  expect(refused.body.errors?.days?.[0]).toMatch(/^Employees have or had this rotation/);
  const renamed = { ...wider, days: wider.days.toReversed(), name: 'Renamed', version: 2 };
  expect((await hr.call(rotationsCalls.update, { params, body: renamed })).body.version).toBe(3);
  expect(await shown()).toMatchObject({ name: 'Renamed', weeks: 2, shifts: [one.name, other.name] });
});
