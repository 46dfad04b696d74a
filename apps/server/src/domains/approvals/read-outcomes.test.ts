import type { Role } from '@muster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person, viewerOf } from '../../testing/factories/approvals.ts';
import { decideApprovals } from './decide-approvals.ts';
import { openApprovals } from './open-approvals.ts';
import { readOutcomes } from './read-outcomes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type User = Awaited<ReturnType<typeof createUser>>;
const viewerIn = (user: User, roles: readonly Role[] = ['hr']) => ({ ...viewerOf(user), roles });

it('tells those who were asked who decided what, and nobody else', async () => {
  const [first, second, stranger] = [
    await createUser(portal.db),
    await createUser(portal.db),
    await createUser(portal.db),
  ];
  const kind = await createPolicy(portal.db, [{ approvers: [person(first), person(second)] }]);
  const subject = { subjectId: 7, version: 1, requesterUserId: null, employeeId: null, clientId: null };
  const { clock } = portal;
  const outcomes = (user: User) =>
    portal.db
      .transaction()
      .execute((db) => readOutcomes({ db, clock, viewer: viewerIn(user) }, kind, [subject.subjectId]));
  await portal.db.transaction().execute((db) => openApprovals({ db, clock }, kind, [subject]));
  expect(await outcomes(second)).toMatchObject([{ subjectId: 7, state: 'pending', by: null }]);
  const made = { kind, decision: 'refused', comment: 'Not now.', subjects: [{ id: 7, seen: 1, current: 1 }] } as const;
  const deciding = { clock, viewer: viewerIn(first), announce: async () => undefined };
  await portal.db.transaction().execute((db) => decideApprovals({ db, ...deciding }, made));
  const outcome = { subjectId: 7, state: 'refused', by: first.name, insteadOf: null, comment: 'Not now.' };
  for (const user of [first, second]) expect(await outcomes(user)).toMatchObject([outcome]);
  expect(await outcomes(stranger)).toEqual([]);
});
