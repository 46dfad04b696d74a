import { officesCalls } from '@muster/contract/domains/lookups/offices.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, finds, changes and deletes offices, and logs each change', async () => {
  const keeper = await portal.as({ roles: ['office admin'] });
  const body = { name: 'Cebu', address: 'IT Park, Cebu City', timezone_id: 291 };
  const added = await keeper.call(officesCalls.create, { body });
  expect(added.status).toBe(201);
  expect((await keeper.refused(officesCalls.create, { body: { ...body, name: 'CEBU' } })).body.codes).toEqual({
    name: ['validation.unique'],
  });
  const search = { query: { dt_params: JSON.stringify({ filters: { global: { value: 'it park' } } }) } };
  expect((await keeper.call(officesCalls.list, search)).body).toMatchObject({
    total: 1,
    data: [{ name: 'Cebu', timezone: 'Asia/Manila', employees: 0 }],
  });
  const change = { ...body, id: added.body.id, version: 1, country_id: 9999 };
  expect((await keeper.refused(officesCalls.update, { body: change })).body.errors).toEqual({
    country_id: ['The country is invalid.'],
  });
  const fine = { ...change, country_id: null, name: 'Cebu City' };
  expect((await keeper.call(officesCalls.update, { body: fine })).body).toEqual({ id: added.body.id, version: 2 });
  expect((await keeper.refused(officesCalls.update, { body: fine })).status).toBe(409);
  expect((await keeper.call(officesCalls.delete, { body: { id: added.body.id } })).status).toBe(204);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'before'])
    .where('subject_kind', '=', 'office')
    .orderBy('id')
    .execute();
  expect(lines.map(({ event }) => event)).toEqual([
    'lookups.create-office',
    'lookups.update-office',
    'lookups.delete-office',
  ]);
  expect(lines[2]?.before).toMatchObject({ name: 'Cebu City', timezone_id: 291, country_id: null });
});

it('refuses to delete one in use, even by a former employee, and says by how many', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const gone = await createEmployee(portal.db, { status: 'terminated' });
  const refused = await admin.refused(officesCalls.delete, { body: { id: gone.office_id } });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'The office is in use by 1 employee, past ones included, and cannot be deleted.' },
  });
});

it('is only for admin, hr and office admin', async () => {
  const sales = await portal.as({ roles: ['sales'] });
  expect((await sales.refused(officesCalls.list)).status).toBe(403);
});
