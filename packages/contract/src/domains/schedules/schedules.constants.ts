import type { StateWord } from '../../state-words.ts';
export const swapKinds = ['swap', 'cover'] as const;

export const swapKindLabels: Readonly<Record<(typeof swapKinds)[number], string>> = { swap: 'Swap', cover: 'Cover' };

/** `asked`: the colleague has to accept. `accepted`: an approver has to decide. `expired`: neither happened in time. */
export const swapStates = [
  'asked',
  'accepted',
  'approved',
  'refused',
  'declined',
  'withdrawn',
  'undone',
  'expired',
] as const;
export type SwapState = (typeof swapStates)[number];

export const swapStateLabels: Readonly<Record<SwapState, StateWord>> = {
  asked: 'Waiting for the colleague',
  accepted: 'Waiting for approval',
  approved: 'Approved',
  refused: 'Rejected',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  undone: 'Undone',
  expired: 'Expired',
};

/** The kind of approval request, and its policy. */
export const swapApproval = 'shift-swap';

export const swapLabels = {
  kind: 'Type',
  colleague_id: 'Colleague',
  give_date: 'Your shift',
  take_date: 'Shift in return',
  reason: 'Reason',
  note: 'Note',
} as const;
