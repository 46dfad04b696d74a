import { clientDatedRules } from '../domains/clients/client-dated.constants.ts';
import { amountRules, assignmentRules, employeePolicyRules } from '../domains/employees/employee-dated.constants.ts';
import { placementRules } from '../domains/shifts/placement.constants.ts';
import type { DatedRules } from './dated-history.ts';

/** The rules of each kind of history, and some that none of them has yet. */
export const someRules: readonly DatedRules<'of'>[] = [
  { ...assignmentRules.position, comparedBy: ['of'] },
  amountRules,
  clientDatedRules,
  employeePolicyRules,
  placementRules,
  { past: 'nothing', sameDay: 'replaced', later: 'kept', endsClosed: true, afterwards: 'resumes', comparedBy: ['of'] },
];
