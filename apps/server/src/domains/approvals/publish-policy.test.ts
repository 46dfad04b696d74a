import { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { openApprovals } from './index.ts';
import { stepDraft as step } from './policy-draft.fixture.ts';

let portal: TestPortal;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-10T02:00:00Z');
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const policyOf = async (kind: string) => {
  const { body } = await admin.call(policiesCalls.list);
  const found = body.data.find((policy) => policy.kind === kind);
  if (!found) throw new Error(`No policy of ${kind}.`);
  return found;
};

it('publishes a version from now on: logged, unchangeable, and open requests keep theirs', async () => {
  const { id, version } = await policyOf('overtime');
  const named = await portal.as({ roles: ['hr'] });
  const opened = (subjectId: number) =>
    portal.db
      .transaction()
      .execute((db) =>
        openApprovals({ db, clock: portal.clock }, 'overtime', [
          { subjectId, version: 1, requesterUserId: null, employeeId: null, clientId: null, facts: { minutes: 90 } },
        ]),
      );
  await opened(9001);
  portal.clock.advance({ minutes: 1 });
  const steps = [
    step({ name: 'Named', approvers: [{ source: 'person', user_id: named.userId }] }),
    step({
      name: 'Long',
      rule: 'everyone',
      approvers: [{ source: 'role', role: 'admin' }, { source: 'lead' }],
      condition_field: 'minutes',
      condition_operator: 'at-least',
      condition_value: 60,
    }),
  ];
  const published = await admin.call(policiesCalls.publish, { body: { id, version, steps } });
  expect([published.status, published.body]).toEqual([201, { version: version + 1 }]);
  await opened(9002);
  const { body } = await admin.call(policiesCalls.details, { params: { id } });
  const [current, before] = body.versions;
  expect([current?.number, current?.published_by, current?.published_at, current?.open_requests]).toEqual([
    version + 1,
    admin.name,
    portal.clock.now().toString({ fractionalSecondDigits: 3 }),
    1,
  ]);
  expect(before).toMatchObject({ number: version, open_requests: 1 });
  expect(current?.steps).toMatchObject([
    { name: 'Named', approvers: [{ source: 'person', user_id: named.userId, name: named.name }], condition: null },
    { name: 'Long', rule: 'everyone', condition: { field: 'minutes', operator: 'at-least', value: 60 } },
  ]);
  const log = portal.db.selectFrom('activity_log').select(['subject_id', 'before', 'after', 'details']);
  expect(await log.where('event', '=', 'approvals.publish-policy').execute()).toMatchObject([
    {
      subject_id: String(id),
      before: { steps: [expect.stringContaining('the team lead')] },
      after: { steps: [expect.stringContaining(`Any of: ${named.name}`), expect.stringContaining('is at least 60')] },
      details: { policy: 'Overtime' },
    },
  ]);
  await expect(portal.db.deleteFrom('approval_step').execute()).rejects.toThrow('never changed or removed');
});

it('refuses people and roles that cannot decide, with every reason', async () => {
  const { id, version } = await policyOf('correction');
  const [finance, gone] = [await portal.as({ roles: ['finance'] }), await portal.as({ roles: ['hr'] })];
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', gone.userId).execute();
  const person = (user_id: number) => step({ name: String(user_id), approvers: [{ source: 'person', user_id }] });
  const steps = [
    person(finance.userId),
    person(gone.userId),
    step({ name: 'Payroll', approvers: [{ source: 'role', role: 'payroll' }] }),
    step({ name: 'Planners', approvers: [{ source: 'role', role: 'workforce admin' }] }),
  ];
  const { status, body } = await admin.refused(policiesCalls.publish, { body: { id, version, steps } });
  expect([status, body.errors?.steps]).toEqual([
    422,
    [
      'Step 3: the role Payroll may not decide this kind of request.',
      'Step 1: a person is not active, or has no role that decides this kind of request.',
      'Step 2: a person is not active, or has no role that decides this kind of request.',
      'Step 4: no one has the role, so no one could decide.',
    ],
  ]);
  expect((await policyOf('correction')).version).toBe(version);
});

it('publishes one of two versions at the same time, and answers 404 for a missing policy', async () => {
  const { id, version } = await policyOf('shift-swap');
  const body = { id, version, steps: [step()] };
  const both = await Promise.all([1, 2].map(() => admin.call(policiesCalls.publish, { body })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await admin.refused(policiesCalls.publish, { body: { ...body, id: 99_999 } })).status).toBe(404);
  expect((await admin.refused(policiesCalls.details, { params: { id: 99_999 } })).status).toBe(404);
});

it('is only for admins', async () => {
  const { id, version } = await policyOf('correction');
  const body = { id, version, steps: [step()] };
  for (const role of ['hr', 'workforce admin', 'team lead', 'client-admin', 'employee'] as const) {
    const user = await portal.as({ roles: [role] });
    const refused = [
      await user.refused(policiesCalls.list),
      await user.refused(policiesCalls.publish, { body }),
      await user.refused(policiesCalls.preview, { body: { id, employee_id: 1, steps: body.steps } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
});
