import type { DatedRules } from '../../dated/dated-history.ts';
import { pastStays } from '../../dated/usual-rules.ts';

/** Default policies and invoice configurations. */
export const clientDatedRules: DatedRules<never> = pastStays;
