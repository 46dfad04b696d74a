import type { DecisionButton } from './decision-dialog.tsx';

export const approveButton: DecisionButton<'approved'> = {
  made: 'approved',
  label: 'Approve',
  processingLabel: 'Approving...',
};

export const rejectButton: DecisionButton<'refused'> = {
  made: 'refused',
  label: 'Reject',
  processingLabel: 'Rejecting...',
  tone: 'danger',
};

export const undoSwapButton: DecisionButton<'undone'> = {
  made: 'undone',
  label: 'Undo swap',
  processingLabel: 'Undoing...',
  tone: 'danger',
};

/** After a decision that does not say more. */
export const decisionRecorded = 'Your decision was recorded.';
