export { ApprovalChain } from './approval-chain.tsx';
export { type DecisionButton, DecisionDialog } from './decision-dialog.tsx';
