import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { markShiftDeleted } from './shift-write.repository.ts';

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

it('row 10: fails instead of reporting success if row security hides the shift', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const { id } = await createShift(portal.db, { client_id: other.id });
  const scope = { rows: `client:${own.id}` };
  const deleting = writeWithin(portal.services.databases, scope, (db) =>
    markShiftDeleted(db, id, '2026-03-02T06:00:00Z'),
  );
  await expect(deleting).rejects.toThrow(`Shift ${id} was not deleted.`);
});
