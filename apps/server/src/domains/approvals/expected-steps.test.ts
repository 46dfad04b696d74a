import type { Role } from '@muster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person, viewerOf } from '../../testing/factories/approvals.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { expectedSteps } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('names the steps that apply, with names for staff and kinds for the employee', async () => {
  const employee = await createEmployee(portal.db);
  const [one, other, own] = [
    await createUser(portal.db, { columns: { name: 'Bianca Aquino' } }),
    await createUser(portal.db, { columns: { name: 'Grant Whitfield' } }),
    await createUser(portal.db),
  ];
  const kind = await createPolicy(portal.db, [
    { approvers: [person(one)] },
    { approvers: [person(other)], condition: { field: 'days', operator: 'at-least', value: 3 } },
  ]);
  const asked = (days: number) => ({
    requesterUserId: own.id,
    employeeId: employee.id,
    clientId: employee.client_id,
    facts: { days },
  });
  const steps = async (role: Role, days: number) => {
    const viewer = { ...viewerOf(own), roles: [role] };
    return (await expectedSteps({ db: portal.db, viewer }, kind, asked(days))).map(({ approvers }) => approvers);
  };
  expect(await steps('hr', 1)).toEqual([['Bianca Aquino']]);
  expect(await steps('hr', 3)).toEqual([['Bianca Aquino'], ['Grant Whitfield']]);
  expect(await steps('employee', 3)).toEqual([['A named approver'], ['A named approver']]);
});
