import type { Role } from '@muster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person, viewerOf } from '../../testing/factories/approvals.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { decideApprovals, openApprovals, readChains } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type User = Awaited<ReturnType<typeof createUser>>;
const viewerIn = (user: User, roles: readonly Role[]) => ({ ...viewerOf(user), roles });

it('shows who decided, who is next and since when; only staff read the names of the next approvers', async () => {
  const employee = await createEmployee(portal.db);
  const requester = await createUser(portal.db, { employeeId: employee.id, roles: ['employee'] });
  const first = await createUser(portal.db, { roles: ['hr'] });
  const second = await createUser(portal.db, { roles: ['payroll'] });
  const condition = { field: 'hours', operator: 'at-least', value: 9 } as const;
  const kind = await createPolicy(portal.db, [
    { approvers: [person(first)] },
    { condition, approvers: [person(first)] },
    { approvers: [{ source: 'role', role: 'payroll' }] },
  ]);
  portal.clock.set('2026-03-10T02:00:00Z');
  const subject = { subjectId: 1, version: 4, requesterUserId: requester.id, employeeId: employee.id, clientId: null };
  const opened = { ...subject, facts: { hours: 8 } };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, kind, [opened]));
  portal.clock.set('2026-03-10T03:00:00Z');
  const by = { clock: portal.clock, viewer: viewerOf(first), announce: async () => undefined };
  const made = { kind, decision: 'approved', comment: 'Fine.', subjects: [{ id: 1, seen: 4, current: 4 }] } as const;
  await portal.db.transaction().execute((db) => decideApprovals({ ...by, db }, made));
  const read = (viewer: ReturnType<typeof viewerIn>) =>
    portal.db.transaction().execute((db) => readChains({ db, clock: portal.clock, viewer }, kind, [1, 2]));
  const chains = await read(viewerIn(second, ['payroll']));
  expect([...chains.keys()]).toEqual([1]);
  expect(chains.get(1)).toMatchObject({
    state: 'pending',
    round: 1,
    may_decide: true,
    steps: [
      { state: 'done', decisions: [{ by: first.name, instead_of: null, comment: 'Fine.', version: 4 }], next: [] },
      { state: 'skipped', decisions: [] },
      { state: 'current', since: '2026-03-10T03:00:00.000Z', missing: 1, next: [second.name] },
    ],
  });
  const own = (await read(viewerIn(requester, ['employee']))).get(1);
  expect([own?.may_decide, own?.steps[2]?.next]).toEqual([false, ['Payroll']]);
});
