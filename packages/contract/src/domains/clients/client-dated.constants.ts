import type { DatedRules } from '../../dated/dated-history.ts';

/** Default policies and invoice configurations: days that have passed under one keep it, and a planned one is cancelled first. */
export const clientDatedRules: DatedRules<never> = {
  past: 'no value',
  sameDay: 'refused',
  later: 'refused',
  endsClosed: true,
  afterwards: 'nothing',
  comparedBy: [],
};
