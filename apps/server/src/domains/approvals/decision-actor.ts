import type { Viewer } from '@muster/contract';
import type { DecisionRow } from './approval-chain.repository.ts';
import type { PolicyStep } from './approval-policy.repository.ts';
import type { PendingRequest } from './approval-request.repository.ts';
import { type ApproverDirectory, waitingApprovers } from './approvers-of-steps.ts';

/** Why a viewer's decision is not accepted. */
export type DecisionRefusal = 'closed' | 'version' | 'own' | 'not-approver' | 'decided';

interface DecisionSituation {
  readonly request: PendingRequest;
  readonly isCurrent: boolean;
  readonly steps: readonly PolicyStep[];
  readonly directory: ApproverDirectory;
  /** Of the current step. */
  readonly decisions: readonly DecisionRow[];
  /** Users whose substitute the viewer is today. */
  readonly substituted: readonly number[];
}

export interface DecisionActor {
  /** The approver whose decision this is. */
  readonly userId: number;
  /** Their name, if the viewer decides as a substitute. */
  readonly insteadOf: string | null;
}

/** The approver in whose name the viewer decides: the viewer, otherwise the first approver whose substitute the viewer is. */
export function actorOf(
  { userId, ownRecords }: Pick<Viewer, 'userId' | 'ownRecords'>,
  { request, isCurrent, steps, directory, decisions, substituted }: DecisionSituation,
): DecisionActor | { readonly refusal: DecisionRefusal } {
  if (!isCurrent) return { refusal: 'version' };
  const step = steps.find(({ position }) => position === request.step);
  if (!step) throw new Error(`Approval request ${request.id} is at a step that its policy does not have.`);
  const people = directory(request, step);
  if (!people.isOther({ user_id: userId, own_records: ownRecords })) return { refusal: 'own' };
  if (decisions.some((decision) => decision.decided_by_user_id === userId)) return { refusal: 'decided' };
  const waiting = waitingApprovers(request, people, decisions);
  if (waiting.some(({ user_id }) => user_id === userId)) return { userId, insteadOf: null };
  // A substitute of the viewer has decided already.
  if (decisions.some((decision) => decision.on_behalf_of_user_id === userId)) return { refusal: 'decided' };
  const absent = waiting.find(({ user_id }) => substituted.includes(user_id));
  return absent ? { userId: absent.user_id, insteadOf: absent.name } : { refusal: 'not-approver' };
}
