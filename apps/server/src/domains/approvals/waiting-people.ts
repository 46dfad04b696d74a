import type { Db } from '../../database/db.ts';
import { decisionsOf } from './approval-chain.repository.ts';
import { stepsOf } from './approval-policy.repository.ts';
import type { PendingRequest } from './approval-request.repository.ts';
import type { FoundApprover } from './approver.repository.ts';
import { approversOfSteps, type StepApprovers, waitingApprovers } from './approvers-of-steps.ts';

export interface RequestPeople<Request extends PendingRequest> {
  readonly request: Request;
  /** Of the current step, without the escalation role. */
  readonly approvers: readonly FoundApprover[];
  /** Whose decision the step waits for. */
  readonly waiting: readonly FoundApprover[];
  /** Who decided in the current step. */
  readonly decidedBy: readonly number[];
  readonly isOther: StepApprovers['isOther'];
}

/** The people of pending requests as of now, read together. */
export async function waitingPeople<Request extends PendingRequest>(
  db: Db,
  requests: readonly Request[],
): Promise<RequestPeople<Request>[]> {
  const steps = await stepsOf(db, [...new Set(requests.map((request) => request.policy_version_id))]);
  const directory = await approversOfSteps(db, steps, requests);
  const ids = requests.map(({ id }) => id);
  const decisions = Map.groupBy(await decisionsOf(db, ids), ({ request_id, step }) => `${request_id} ${step}`);
  return requests.flatMap((request) => {
    const isCurrent = (step: (typeof steps)[number]) =>
      step.policy_version_id === request.policy_version_id && step.position === request.step;
    const step = steps.find(isCurrent);
    if (!step) return [];
    const people = directory(request, step);
    const made = decisions.get(`${request.id} ${request.step}`) ?? [];
    const decidedBy = made.map(({ decided_by_user_id }) => decided_by_user_id);
    const { approvers, isOther } = people;
    return [{ request, approvers, waiting: waitingApprovers(request, people, made), decidedBy, isOther }];
  });
}
