export { approvalWaiting } from './approvals.events.ts';
export { decideApproval } from './decide-approval.ts';
export { type DecisionResult, decideApprovals } from './decide-approvals.ts';
export { decisionRefusals } from './decision-refusals.ts';
export { type OpenedApproval, openApprovals } from './open-approvals.ts';
export { readChains } from './read-chains.ts';
export { type SubjectsWaiting, subjectsWaitingFor } from './subjects-waiting.ts';
export { withdrawApprovals } from './withdraw-approvals.ts';
