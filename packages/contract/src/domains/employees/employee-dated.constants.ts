import type { DatedRules } from '../../dated/dated-history.ts';

const sinceToday = {
  past: 'current value',
  sameDay: 'replaced',
  later: 'kept',
  endsClosed: true,
  afterwards: 'nothing',
} as const;

/** A client, position or shift from a day on: never over what has held since, and planned changes stay. */
export const assignmentRules = {
  client: { ...sinceToday, comparedBy: ['client_id'] },
  position: { ...sinceToday, comparedBy: ['position'] },
  shift: { ...sinceToday, comparedBy: ['shift_id'] },
} as const satisfies Record<string, DatedRules>;

/** A cost, RE fee or non-refundable ends the open one before it. One with an end stays as it is, and so do later ones. */
export const amountRules: DatedRules<never> = {
  past: 'any value',
  sameDay: 'refused',
  later: 'refused',
  endsClosed: false,
  afterwards: 'nothing',
  comparedBy: [],
};

/** Policies of an employee: what has passed under one stays. */
export const employeePolicyRules: DatedRules<never> = {
  past: 'no value',
  sameDay: 'refused',
  later: 'refused',
  endsClosed: true,
  afterwards: 'nothing',
  comparedBy: [],
};
