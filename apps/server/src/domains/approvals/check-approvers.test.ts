import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person } from '../../testing/factories/approvals.ts';
import { checkApprovers } from './check-approvers.ts';
import { openApprovals } from './index.ts';

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
      const last = await checkApprovers({ db, clock: portal.clock }, 0);
      expect(await checkApprovers({ db, clock: portal.clock }, last ?? 0)).toBeNull();
    });
  const traces = () => portal.db.selectFrom('approval_trace').select(['kind', 'text']).execute();
  await check();
  expect(await traces()).toEqual([]);
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', leaving.id).execute();
  for (const _ of [1, 2]) await check();
  expect(await traces()).toEqual([
    { kind: 'replaced', text: `${leaving.name} cannot decide any more. It waits for ${staying.name}.` },
  ]);
});
