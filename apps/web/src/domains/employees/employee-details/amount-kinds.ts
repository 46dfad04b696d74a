/** The three dated amounts of an employee, as the screen names them. */
export const amountKinds = [
  { kind: 'cost', title: 'Cost', empty: 'No cost yet.' },
  { kind: 're_fee', title: 'RE fee', empty: 'No RE fee yet.' },
  { kind: 'nonrefundable', title: 'Non-refundable', empty: 'No non-refundable yet.' },
] as const;
