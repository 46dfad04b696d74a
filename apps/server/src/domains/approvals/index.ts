export { kindOfApprover } from './approval-chain.presenter.ts';
export { currentStepsColumn, currentVersionColumn, type PolicyStep } from './approval-policy.repository.ts';
export { employeesBeingDecided } from './approval-request.repository.ts';
export { approvalOpened, approvalWaiting, decidedFactsChanged, waitingSubject } from './approvals.events.ts';
export type { FoundApprover } from './approver.repository.ts';
export { approvingClient } from './approving-client.ts';
export { isClientAsked } from './client-asked.repository.ts';
export { decideApproval, decisionProblems } from './decide-approval.ts';
export { type DecisionResult, decideApprovals } from './decide-approvals.ts';
export type { DecisionRefusal } from './decision-actor.ts';
export { decisionRefusals } from './decision-refusals.ts';
export { expectedStepNames, expectedSteps } from './expected-steps.ts';
export { withLikelyApprovers } from './likely-approvers.ts';
export { namedPolicies } from './named-policies.repository.ts';
export { type OpenedApproval, openAndAnnounce, openApprovals } from './open-approvals.ts';
export { refreshOpened } from './pages-of-approvers.ts';
export { readChains } from './read-chains.ts';
export { type ApprovalOutcome, readOutcomes } from './read-outcomes.ts';
export { reviseApprovals } from './revise-approvals.ts';
export { isSubjectReached } from './subject-reach.repository.ts';
export { noSubjects, type SubjectReach, subjectReachOf } from './subject-reach.ts';
export {
  everythingWaitingFor,
  splitByLead,
  subjectsDecidedBy,
  subjectsWaitingFor,
  type WaitingSubject,
} from './subjects-waiting.ts';
export { undoApprovals } from './undo-approvals.ts';
export { waitingByUser } from './waiting-by-user.ts';
export { withdrawApprovals } from './withdraw-approvals.ts';
