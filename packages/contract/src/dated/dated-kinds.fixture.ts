import type { DatedRules } from './dated-history.ts';

/** The rules that the product's histories follow, and some that none of them has yet. */
export const someRules: readonly DatedRules<'of'>[] = [
  {
    past: 'current value',
    sameDay: 'replaced',
    later: 'kept',
    endsClosed: true,
    afterwards: 'nothing',
    comparedBy: ['of'],
  },
  { past: 'any value', sameDay: 'refused', later: 'refused', endsClosed: false, afterwards: 'nothing', comparedBy: [] },
  { past: 'no value', sameDay: 'refused', later: 'refused', endsClosed: true, afterwards: 'nothing', comparedBy: [] },
  { past: 'any value', sameDay: 'replaced', later: 'refused', endsClosed: true, afterwards: 'resumes', comparedBy: [] },
  { past: 'nothing', sameDay: 'replaced', later: 'kept', endsClosed: true, afterwards: 'resumes', comparedBy: ['of'] },
];
