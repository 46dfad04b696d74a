import type { DatedRules } from '../../dated/dated-history.ts';
import { changeableSinceCurrent, pastStays } from '../../dated/usual-rules.ts';

export const clientRules: DatedRules<'client_id'> = { ...changeableSinceCurrent, comparedBy: ['client_id'] };
export const positionRules: DatedRules<'position'> = { ...changeableSinceCurrent, comparedBy: ['position'] };
export const employeePolicyRules: DatedRules<never> = pastStays;

/** A cost, RE fee or non-refundable ends the open one before it. One with an end stays as it is, and so do later ones. */
export const amountRules: DatedRules<never> = {
  past: 'any value',
  sameDay: 'refused',
  later: 'refused',
  endsClosed: false,
  afterwards: 'nothing',
  comparedBy: [],
};
