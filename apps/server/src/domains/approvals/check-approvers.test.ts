import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person } from '../../testing/factories/approvals.ts';
import { checkApprovers } from './check-approvers.ts';
import { openApprovals } from './index.ts';
import { remindApprovers } from './remind-approvers.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('leaves one trace if an approver left, with who is next', async () => {
  const [leaving, staying] = [await createUser(portal.db), await createUser(portal.db)];
  const kind = await createPolicy(portal.db, [{ approvers: [person(leaving), person(staying)] }]);
  const subject = { subjectId: 1, version: 1, requesterUserId: null, employeeId: null, clientId: null };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, kind, [subject]));
  const check = () =>
    portal.db.transaction().execute(async (db) => {
      const last = await checkApprovers({ db, clock: portal.clock, announce: portal.services.announceIn(db) }, 0);
      expect(
        await checkApprovers({ db, clock: portal.clock, announce: portal.services.announceIn(db) }, last ?? 0),
      ).toBeNull();
    });
  const traces = () => portal.db.selectFrom('approval_trace').select(['kind', 'text']).execute();
  await check();
  expect(await traces()).toEqual([]);
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', leaving.id).execute();
  for (const _ of [1, 2]) await check();
  expect(await traces()).toEqual([
    { kind: 'replaced', text: `${leaving.name} can't decide any more. It waits for ${staying.name}.` },
  ]);
});

it('always has somebody who was notified, over a weekend in which the approver and the first to follow leave', async () => {
  // Friday evening in Manila.
  portal.clock.set('2026-03-13T10:00:00Z');
  const [only, acting] = [await createUser(portal.db), await createUser(portal.db)];
  const [planner, admin] = [
    await createUser(portal.db, { roles: ['workforce admin'] }),
    await createUser(portal.db, { roles: ['admin'] }),
  ];
  await portal.db
    .insertInto('approval_substitute')
    .values({ user_id: only.id, substitute_user_id: acting.id, days: '[2026-03-13,2026-03-20)' })
    .execute();
  const kind = await createPolicy(portal.db, [{ approvers: [person(only)], remindAfter: 24, escalateAfter: 72 }]);
  const subject = { subjectId: 7, version: 1, requesterUserId: null, employeeId: null, clientId: null };
  const opened = await portal.db
    .transaction()
    .execute((db) => openApprovals({ db, clock: portal.clock }, kind, [subject]));
  expect(opened[0]?.waiting.map(({ user_id }) => user_id).toSorted()).toEqual([only.id, acting.id].toSorted());
  const leaves = ({ id }: { readonly id: number }) =>
    portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', id).execute();
  const daily = () =>
    portal.db
      .transaction()
      .execute((db) => checkApprovers({ db, clock: portal.clock, announce: portal.services.announceIn(db) }, 0));
  let seen = 0;
  const notified = async () => {
    const events = await portal.db
      .selectFrom('event_outbox')
      .select(['id', 'payload'])
      .where('name', '=', 'approvals.waiting')
      .where('id', '>', seen)
      .orderBy('id')
      .execute();
    seen = events.at(-1)?.id ?? seen;
    const payloads = events.map(({ payload }) => JSON.parse(JSON.stringify(payload)));
    return payloads
      .filter((payload) => payload.kind === kind)
      .map(({ why, subjects }) => [why, subjects[0].approvers.map(({ userId }: { userId: number }) => userId)]);
  };
  await notified();
  // The substitute leaves: the approver is reminded alone.
  await leaves(acting);
  portal.clock.set('2026-03-14T10:00:00Z');
  await daily();
  await remindApprovers(portal.services);
  expect(await notified()).toEqual([['reminded', [only.id]]]);
  // The only approver leaves: the workforce admins follow, and after them the admins.
  await leaves(only);
  await daily();
  await daily();
  expect(await notified()).toEqual([['replaced', [planner.id]]]);
  await leaves(planner);
  portal.clock.set('2026-03-16T10:00:00Z');
  await remindApprovers(portal.services);
  expect(await notified()).toEqual([['escalated', [admin.id]]]);
});
