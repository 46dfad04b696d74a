import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { addPolicyVersion, createPolicy, person, viewerOf } from '../../testing/factories/approvals.ts';
import { openApprovals, withdrawApprovals } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const open = (kind: string, subjectIds: readonly number[]) =>
  portal.db.transaction().execute((db) =>
    openApprovals(
      { db, clock: portal.clock },
      kind,
      subjectIds.map((subjectId) => ({
        subjectId,
        version: 1,
        requesterUserId: null,
        employeeId: null,
        clientId: null,
      })),
    ),
  );

const roundsOf = (kind: string) =>
  portal.db
    .selectFrom('approval_request as r')
    .innerJoin('approval_policy_version as v', 'v.id', 'r.policy_version_id')
    .select(['r.subject_id', 'r.round', 'r.state', 'v.number'])
    .where('r.kind', '=', kind)
    .orderBy('r.id')
    .execute();

it('opens requests for many subjects in one call and answers who may decide', async () => {
  const user = await createUser(portal.db);
  const kind = await createPolicy(portal.db, [{ approvers: [person(user)] }]);
  const opened = await open(kind, [1, 2, 3]);
  expect(opened.map(({ subjectId, waiting }) => [subjectId, waiting.map(({ user_id }) => user_id)])).toEqual([
    [1, [user.id]],
    [2, [user.id]],
    [3, [user.id]],
  ]);
});

it('refuses a second open round of a subject', async () => {
  const kind = await createPolicy(portal.db, [{ approvers: [person(await createUser(portal.db))] }]);
  await open(kind, [1]);
  await expect(open(kind, [1])).rejects.toThrow('waits for a decision already');
  const both = await Promise.allSettled([open(kind, [2]), open(kind, [2])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('begins the next round under the newest version of the policy, while open rounds keep theirs', async () => {
  const user = await createUser(portal.db);
  const kind = await createPolicy(portal.db, [{ approvers: [person(user)] }]);
  await open(kind, [1, 2]);
  await addPolicyVersion(portal.db, kind, [{ rule: 'everyone', approvers: [person(user)] }]);
  await portal.db
    .transaction()
    .execute((db) =>
      withdrawApprovals({ db, clock: portal.clock, viewer: viewerOf(user) }, { kind, subjectIds: [1], reason: null }),
    );
  await open(kind, [1]);
  expect(await roundsOf(kind)).toEqual([
    { subject_id: 1, round: 1, state: 'withdrawn', number: 1 },
    { subject_id: 2, round: 1, state: 'pending', number: 1 },
    { subject_id: 1, round: 2, state: 'pending', number: 2 },
  ]);
});

it('asks nobody who could not decide: by name, by role, and where a step has no approver', async () => {
  const [hr, manager] = [
    await createUser(portal.db, { roles: ['hr'] }),
    // The account manager role must not change employees, whatever else is held.
    await createUser(portal.db, { roles: ['hr', 'account manager'] }),
  ];
  await createUser(portal.db, { roles: ['workforce admin'] });
  const asked = async (subjectId: number, approvers: Parameters<typeof addPolicyVersion>[2][number]['approvers']) => {
    await addPolicyVersion(portal.db, 'pay-change', [{ approvers }]);
    const [opened] = await open('pay-change', [subjectId]);
    return opened?.waiting.map(({ user_id }) => user_id);
  };
  expect(await asked(1, [person(manager), person(hr)])).toEqual([hr.id]);
  expect(await asked(2, [{ source: 'role', role: 'hr' }])).toEqual([hr.id]);
  expect(await asked(3, [person(manager)])).toEqual([]);
  const admin = await createUser(portal.db, { roles: ['admin'] });
  expect(await asked(4, [person(manager)])).toEqual([admin.id]);
});
