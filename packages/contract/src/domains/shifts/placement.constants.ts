import type { DatedRules } from '../../dated/dated-history.ts';
import { changeableSinceCurrent } from '../../dated/usual-rules.ts';

/** The shift of one person, changed in their record. */
export const shiftMoveRules: DatedRules<'shift_id'> = { ...changeableSinceCurrent, comparedBy: ['shift_id'] };

/** People put on a shift, perhaps for some days, after which the interrupted shift goes on. A planned one is taken off first. */
export const placementRules: DatedRules<never> = {
  past: 'any value',
  sameDay: 'replaced',
  later: 'refused',
  endsClosed: true,
  afterwards: 'resumes',
  comparedBy: [],
};
