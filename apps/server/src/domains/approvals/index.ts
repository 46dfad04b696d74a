export { approvalWaiting } from './approvals.events.ts';
export { decideApproval } from './decide-approval.ts';
export { type DecisionResult, decideApprovals } from './decide-approvals.ts';
export { type OpenedApproval, openApprovals } from './open-approvals.ts';
export { readChains } from './read-chains.ts';
export { isSubjectReached } from './subject-reach.repository.ts';
export { noSubjects, type SubjectReach, subjectReachOf } from './subject-reach.ts';
export { subjectsWaitingFor } from './subjects-waiting.ts';
export { withdrawApprovals } from './withdraw-approvals.ts';
