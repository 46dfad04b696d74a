import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person, viewerOf } from '../../testing/factories/approvals.ts';
import { openApprovals, readChains, withdrawApprovals } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('closes pending rounds with a trace, once', async () => {
  const user = await createUser(portal.db, { roles: ['hr'] });
  const viewer = { ...viewerOf(user), roles: ['hr' as const] };
  const kind = await createPolicy(portal.db, [{ approvers: [person(user)] }]);
  const subject = { subjectId: 1, version: 1, requesterUserId: null, employeeId: null, clientId: null };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, kind, [subject]));
  const withdraw = () =>
    portal.db
      .transaction()
      .execute((db) =>
        withdrawApprovals(
          { db, clock: portal.clock, viewer },
          { kind, subjectIds: [1], reason: 'Two days are missing.' },
        ),
      );
  expect(await withdraw()).toBe(1);
  expect(await withdraw()).toBe(0);
  const chains = await portal.db
    .transaction()
    .execute((db) => readChains({ db, clock: portal.clock, viewer }, kind, [1]));
  expect(chains.get(1)).toMatchObject({
    state: 'withdrawn',
    may_decide: false,
    steps: [{ state: 'stopped', next: [] }],
    traces: [{ kind: 'withdrawn', text: `Sent back by ${user.name}: Two days are missing.` }],
  });
});
