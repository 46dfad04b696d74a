import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { addPolicyVersion } from '../../../testing/factories/approvals.ts';
import { openApprovals } from '../../approvals/index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('waits for those who decide, and for nobody else', async () => {
  const [admin, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['hr'] })];
  const key = 'candidate-decision';
  await portal.db
    .insertInto('approval_policy')
    .values({ key })
    .onConflict((known) => known.doNothing())
    .execute();
  await addPolicyVersion(portal.db, key, [{ approvers: [{ source: 'role', role: 'admin' }] }]);
  const subject = { subjectId: 7, version: 1, requesterUserId: null, employeeId: null, clientId: null };
  await portal.db.transaction().execute((db) => openApprovals({ db, clock: portal.clock }, key, [subject]));
  const shown = await admin.call(needsCalls.list, { query: { kind: key } });
  expect(shown.body).toMatchObject({ total: 1, data: [{ kind: key, subject: { id: 7 } }] });
  expect((await other.call(needsCalls.list)).body.total).toBe(0);
});
