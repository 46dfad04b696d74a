export { ApprovalChain } from './approval-chain.tsx';
export { approveButton, decisionRecorded, rejectButton, undoSwapButton } from './decision-buttons.ts';
export { DecisionDialog } from './decision-dialog.tsx';
export { DecisionInRow } from './decision-in-row.tsx';
export { decidedLook, FreeText } from './decision-looks.tsx';
export { ExpectedSteps } from './expected-steps.tsx';
export { PendingBox } from './pending-box.tsx';
export { ReasonQuote } from './reason-quote.tsx';
export { RequestViewSwitch } from './request-view-switch.tsx';
