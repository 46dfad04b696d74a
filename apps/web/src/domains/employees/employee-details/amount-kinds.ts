/** The three dated amounts of an employee, as the screen names them. */
export const amountKinds = [
  { kind: 'cost', title: 'Cost', empty: 'No cost yet.', add: 'Add cost' },
  { kind: 're_fee', title: 'RE fee', empty: 'No RE fee yet.', add: 'Add RE fee' },
  { kind: 'nonrefundable', title: 'Non-refundable', empty: 'No non-refundable yet.', add: 'Add non-refundable' },
] as const;
export type AmountTexts = (typeof amountKinds)[number];
