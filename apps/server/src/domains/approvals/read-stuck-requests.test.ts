import { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { openApprovals } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists requests that nobody can decide until somebody can', async () => {
  const person = await createEmployee(portal.db);
  const admin = await portal.as({ roles: ['admin'], employeeId: person.id });
  const subject = { version: 1, requesterUserId: admin.userId, employeeId: person.id, clientId: null };
  const others = { version: 1, requesterUserId: null, employeeId: null, clientId: null };
  await portal.db.transaction().execute((db) =>
    openApprovals({ db, clock: portal.clock }, 'correction', [
      { ...subject, subjectId: 1 },
      { ...others, subjectId: 2 },
    ]),
  );
  const stuck = async () => (await admin.call(policiesCalls.list)).body.stuck;
  expect(await stuck()).toMatchObject([{ kind: 'correction', person: person.name, step: 'Team lead or HR' }]);
  await portal.as({ roles: ['workforce admin'] });
  expect(await stuck()).toEqual([]);
});
