import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person, viewerOf } from '../../testing/factories/approvals.ts';
import { decideApproval, openApprovals } from './index.ts';
import { remindApprovers } from './remind-approvers.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-10T02:00:00Z');
});
afterAll(() => portal.close());

it('reminds the approvers once, and later lets the escalation role decide', async () => {
  const approver = await createUser(portal.db);
  const finance = await createUser(portal.db, { roles: ['finance'] });
  const step = { approvers: [person(approver)], remindAfter: 2, escalateAfter: 4, escalationRole: 'finance' };
  const kind = await createPolicy(portal.db, [step]);
  const subject = { subjectId: 1, version: 1, requesterUserId: null, employeeId: null, clientId: null };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, kind, [subject]));
  const kinds = async () => {
    const traces = await portal.db.selectFrom('approval_trace').select(['kind', 'text']).orderBy('id').execute();
    return traces.map(({ kind: of, text }) => `${of}: ${text}`);
  };
  const decide = () =>
    portal.db
      .transaction()
      .execute((db) =>
        decideApproval(
          { db, clock: portal.clock, viewer: viewerOf(finance), announce: async () => undefined },
          { kind, subject: { id: 1, seen: 1, current: 1 }, decision: 'approved', comment: null },
        ),
      );
  await remindApprovers(portal.services);
  expect(await kinds()).toEqual([]);
  portal.clock.advance({ hours: 2 });
  for (const _ of [1, 2]) await remindApprovers(portal.services);
  const reminded = `reminded: It waits for ${approver.name}.`;
  expect(await kinds()).toEqual([reminded]);
  await expect(decide()).rejects.toMatchObject({ code: 'forbidden' });
  portal.clock.advance({ hours: 2 });
  for (const _ of [1, 2]) await remindApprovers(portal.services);
  expect(await kinds()).toEqual([reminded, `escalated: It waits for ${approver.name}, ${finance.name}.`]);
  const events = portal.db.selectFrom('event_outbox').select('payload').where('name', '=', 'approvals.waiting');
  expect((await events.orderBy('id').execute()).map(({ payload }) => payload)).toMatchObject([
    { kind, why: 'reminded', subjects: [{ subjectId: 1, approvers: [{ userId: approver.id }] }] },
    { kind, why: 'escalated', subjects: [{ approvers: [{ userId: approver.id }, { userId: finance.id }] }] },
  ]);
  expect(await decide()).toBe('approved');
});
