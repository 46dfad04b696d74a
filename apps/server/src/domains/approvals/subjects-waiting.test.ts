import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, viewerOf } from '../../testing/factories/approvals.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { pendingAround } from './approval-request.repository.ts';
import { openApprovals } from './open-approvals.ts';
import { subjectsWaitingFor } from './subjects-waiting.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());

it('does not read the requests of the viewer, and reads those of the approvers whom the viewer substitutes', async () => {
  const { db, clock } = portal;
  const [asking, away, someone] = [
    await createUser(db, { roles: ['hr'] }),
    await createUser(db, { roles: ['hr'] }),
    await createUser(db),
  ];
  const kind = await createPolicy(db, [{ approvers: [{ source: 'role', role: 'hr' }] }]);
  const open = (subjectId: number, requesterUserId: number | null) =>
    db
      .transaction()
      .execute((within) =>
        openApprovals({ db: within, clock }, kind, [
          { subjectId, version: 1, requesterUserId, employeeId: null, clientId: null },
        ]),
      );
  for (const [subjectId, requester] of [asking.id, away.id, someone.id, null].entries())
    await open(subjectId + 1, requester);
  const around = async (userIds: readonly number[]) =>
    (await pendingAround(db, [kind], { asking: asking.id, userIds })).map(({ subject_id }) => subject_id);
  expect(await around([asking.id])).toEqual([2, 3, 4]);
  expect(await around([asking.id, away.id])).toEqual([2, 3, 4]);
  await db
    .insertInto('approval_substitute')
    .values({ user_id: away.id, substitute_user_id: asking.id, days: '[2026-11-24,2026-11-25)' })
    .execute();
  const waiting = await subjectsWaitingFor({ db, clock, viewer: viewerOf(asking) }, kind);
  expect(waiting).toEqual({ led: [], named: [2, 3, 4] });
});

it.each(['client-approver', 'account-manager'] as const)(
  'finds what waits for a %s who became one since',
  async (source) => {
    const { db, clock } = portal;
    const { id: clientId } = await createClient(db);
    const kind = await createPolicy(db, [{ approvers: [{ source }] }]);
    const subject = { subjectId: 1, version: 1, requesterUserId: null, employeeId: null, clientId };
    await db.transaction().execute((within) => openApprovals({ db: within, clock }, kind, [subject]));
    const late = await createUser(db, source === 'account-manager' ? { roles: ['account manager'] } : { clientId });
    const waiting = () => subjectsWaitingFor({ db, clock, viewer: viewerOf(late) }, kind);
    expect((await waiting()).named).toEqual([]);
    if (source === 'client-approver')
      await db.updateTable('app_user').set({ approval_enabled: true }).where('id', '=', late.id).execute();
    else await db.insertInto('client_account_manager').values({ client_id: clientId, user_id: late.id }).execute();
    expect((await waiting()).named).toEqual([1]);
  },
);
