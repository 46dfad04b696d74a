import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person, viewerOf } from '../../testing/factories/approvals.ts';
import { decideApproval, openApprovals } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('answers the outcome, or a problem with the reason', async () => {
  const [approver, requester, other] = [
    await createUser(portal.db),
    await createUser(portal.db),
    await createUser(portal.db),
  ];
  const kind = await createPolicy(portal.db, [{ approvers: [person(approver)] }]);
  const subject = { subjectId: 1, version: 1, requesterUserId: requester.id, employeeId: null, clientId: null };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, kind, [subject]));
  const decide = (user: typeof approver, seen = 1) =>
    portal.db
      .transaction()
      .execute((db) =>
        decideApproval(
          { db, clock: portal.clock, viewer: viewerOf(user), announce: async () => undefined },
          { kind, subject: { id: 1, seen, current: 1 }, decision: 'approved', comment: null },
        ),
      );
  await expect(decide(requester)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(decide(other)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(decide(approver, 2)).rejects.toMatchObject({ code: 'conflict' });
  expect(await decide(approver)).toBe('approved');
  await expect(decide(approver)).rejects.toMatchObject({ code: 'conflict' });
});
