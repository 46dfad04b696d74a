export const payChangeStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type PayChangeState = (typeof payChangeStates)[number];

export const payChangeStateLabels: Readonly<Record<PayChangeState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
};
