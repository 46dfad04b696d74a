import type { StateWord } from '../../state-words.ts';

export const payChangeStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type PayChangeState = (typeof payChangeStates)[number];

export const payChangeStateLabels: Readonly<Record<PayChangeState, StateWord>> = {
  waiting: 'Pending',
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
};
