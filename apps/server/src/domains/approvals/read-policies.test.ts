import { allApprovalKinds } from '@muster/contract/all-approval-kinds.ts';
import { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { draftErrors } from '@muster/contract/domains/approvals/policy-draft.rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists a policy of every declared kind, whose steps could be published as they are', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { body } = await admin.call(policiesCalls.list);
  expect(body.data.map(({ kind }) => kind).toSorted()).toEqual(allApprovalKinds.map(({ key }) => key).toSorted());
  expect(body.data.every(({ steps, published_by }) => steps.length > 0 && published_by === null)).toBe(true);
  expect(body.stuck).toEqual([]);
  for (const kind of allApprovalKinds) {
    const policy = body.data.find((one) => one.kind === kind.key);
    const steps = (policy?.steps ?? []).map(({ condition, ...step }) => ({
      ...step,
      condition_field: condition?.field ?? null,
      condition_operator: condition?.operator ?? null,
      condition_value: condition?.value ?? null,
    }));
    expect(draftErrors(kind, { steps })).toEqual({});
    const details = await admin.call(policiesCalls.details, { params: { id: policy?.id ?? 0 } });
    expect(details.body.versions[0]?.steps).toEqual(policy?.steps);
  }
});

it('offers staff who decide some kind of request', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const [hr, finance] = [await portal.as({ roles: ['hr'] }), await portal.as({ roles: ['finance'] })];
  const { body } = await admin.call(policiesCalls.people);
  const ids = body.map(({ id }) => id);
  expect([ids.includes(hr.userId), ids.includes(finance.userId)]).toEqual([true, false]);
});
