export interface DemoLeave {
  readonly type: string;
  readonly state: 'requested' | 'approved' | 'refused';
  readonly reason: string;
  /** Of the coming work days. */
  readonly first: number;
  readonly length: number;
  /** Only the second half of each day. */
  readonly isAfternoon?: boolean;
  readonly comment: string | null;
  /** Approved by HR. */
  readonly waitsForClient?: boolean;
  /** A certificate is attached. */
  readonly hasDocument?: boolean;
}

/** Of the employee who signs in. */
export const ownLeave: readonly DemoLeave[] = [
  { type: 'VL', state: 'requested', reason: 'A wedding in Iloilo.', first: 12, length: 2, comment: null },
  {
    type: 'VL',
    state: 'refused',
    reason: 'A long weekend.',
    first: 9,
    length: 1,
    comment: 'The release is on that day.',
  },
  // Its certificate is missing.
  { type: 'SL', state: 'approved', reason: 'A knee operation.', first: 14, length: 3, comment: 'Get well soon.' },
];

export const leaveOfColleagues: readonly DemoLeave[] = [
  { type: 'VL', state: 'requested', reason: 'My brother comes home for a week.', first: 10, length: 4, comment: null },
  { type: 'VL', state: 'approved', reason: 'A trip with the family.', first: 5, length: 3, comment: 'Enjoy it.' },
  { type: 'EL', state: 'requested', reason: 'The roof has to be repaired.', first: 3, length: 1, comment: null },
  { type: 'LWOP', state: 'approved', reason: 'Moving to another apartment.', first: 8, length: 2, comment: null },
  {
    type: 'SL',
    state: 'requested',
    reason: 'A planned treatment.',
    first: 6,
    length: 3,
    comment: null,
    hasDocument: true,
  },
  {
    type: 'VL',
    state: 'approved',
    reason: 'An appointment at the embassy.',
    first: 2,
    length: 1,
    isAfternoon: true,
    comment: null,
  },
  {
    type: 'VL',
    state: 'requested',
    reason: 'The school fair.',
    first: 11,
    length: 2,
    comment: 'The team can cover it.',
    waitsForClient: true,
  },
  { type: 'SL', state: 'requested', reason: 'An operation of the eyes.', first: 13, length: 3, comment: null },
];
