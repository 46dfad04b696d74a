export { ApprovalChain } from './approval-chain.tsx';
export { approveButton, decisionRecorded, rejectButton, undoSwapButton } from './decision-buttons.ts';
export { DecisionDialog } from './decision-dialog.tsx';
export { decidedLook, decideLook, FreeText } from './decision-looks.tsx';
export { ExpectedSteps } from './expected-steps.tsx';
export { RequestViewSwitch } from './request-view-switch.tsx';
