/** The three dated amounts of an employee, as the screen names them. */
export const amountKinds = [
  { kind: 'cost', title: 'Cost', thing: 'cost', add: 'Add cost' },
  { kind: 're_fee', title: 'RE fee', thing: 'RE fee', add: 'Add RE fee' },
  { kind: 'nonrefundable', title: 'Non-refundable', thing: 'non-refundable', add: 'Add non-refundable' },
] as const;
export type AmountTexts = (typeof amountKinds)[number];
