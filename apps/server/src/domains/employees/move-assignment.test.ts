import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient } from '../../testing/factories/employees.ts';
import { endAssignments } from './move-assignment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('ends the clients of an employee also where the viewer does not see them', async () => {
  const [present, next] = [await createClient(portal.db), await createClient(portal.db)];
  const employee = await createEmployee(portal.db, { client_id: present.id });
  await moveToClient(portal.db, employee, next.id, '2026-06-01');
  await writeWithin(portal.services.databases, { rows: `client:${present.id}` }, (db) =>
    endAssignments(db, employee.id, '2026-03-31'),
  );
  const clients = portal.db
    .selectFrom('employee_client')
    .select(['client_id', sql<string>`upper(valid)::text`.as('until')]);
  expect(await clients.where('employee_id', '=', employee.id).execute()).toEqual([
    { client_id: present.id, until: '2026-04-01' },
  ]);
});
