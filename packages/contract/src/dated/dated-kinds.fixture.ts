import { amountRules } from '../domains/employees/employee-dated.constants.ts';
import { placementRules } from '../domains/shifts/placement.constants.ts';
import type { DatedRules } from './dated-history.ts';
import { changeableSinceCurrent, pastStays } from './usual-rules.ts';

/** The rules of each kind of history, and some that none of them has yet. */
export const someRules: readonly DatedRules<'of'>[] = [
  { ...changeableSinceCurrent, comparedBy: ['of'] },
  pastStays,
  amountRules,
  placementRules,
  { past: 'nothing', sameDay: 'replaced', later: 'kept', endsClosed: true, afterwards: 'resumes', comparedBy: ['of'] },
];
