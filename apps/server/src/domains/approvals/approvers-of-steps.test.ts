import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPolicy, person } from '../../testing/factories/approvals.ts';
import { currentSteps } from './approval-policy.repository.ts';
import { type ApprovalSubject, approversOfSteps } from './approvers-of-steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const subjectOf = (requester_user_id: number | null): ApprovalSubject => ({
  ...{ requester_user_id, employee_id: null, client_id: null },
  ...{ former_client_id: null, other_employee_id: null },
});

it('computes the approvers once for requests that ask the same people, and separately for a request that one of them made', async () => {
  const { db } = portal;
  const [one, other, requester, another, third] = [
    await createUser(db),
    await createUser(db),
    await createUser(db),
    await createUser(db),
    await createUser(db),
  ];
  const kind = await createPolicy(db, [{ approvers: [person(one), person(other)] }, { approvers: [person(third)] }]);
  const [first, second] = await currentSteps(db, kind);
  if (!first || !second) throw new Error('The policy has two steps.');
  const subjects = [requester, another, one].map(({ id }) => subjectOf(id));
  const directory = await approversOfSteps(db, [first, second], subjects);
  const [ofRequester, ofAnother, ofOne] = subjects.map((subject) => directory(subject, first));
  expect(ofRequester?.approvers.map(({ user_id }) => user_id)).toEqual([one.id, other.id]);
  // The same list, and not an equal one.
  expect(ofAnother?.approvers).toBe(ofRequester?.approvers);
  expect(directory(subjectOf(null), first).approvers).toBe(ofRequester?.approvers);
  expect(ofOne?.approvers.map(({ user_id }) => user_id)).toEqual([other.id]);
  expect(directory(subjectOf(requester.id), second).approvers.map(({ user_id }) => user_id)).toEqual([third.id]);
  // Whether somebody takes part is a matter of each request.
  const isOther = (requesterId: number, userId: number) =>
    directory(subjectOf(requesterId), first).isOther({ user_id: userId, own_records: [] });
  expect([isOther(requester.id, another.id), isOther(another.id, another.id)]).toEqual([true, false]);
});
