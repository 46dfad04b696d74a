import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('removes a shift that no employee ever had', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { id } = await createShift(portal.db);
  expect((await hr.call(shiftsCalls.delete, { params: { id } })).status).toBe(204);
  expect((await hr.refused(shiftsCalls.details, { params: { id } })).status).toBe(404);
});

it('refuses if any employee has or had it', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  for (const valid of ['[2020-01-01,)', '[2020-01-01,2021-01-01)']) {
    const shift = await createShift(portal.db);
    await assignShift(portal.db, await createEmployee(portal.db), shift, valid);
    expect((await hr.refused(shiftsCalls.delete, { params: { id: shift.id } })).status).toBe(409);
  }
});
