import { mayAccess } from '@muster/contract';
import { holidaySwapApproval } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { holidaySwapAccess } from '@muster/contract/domains/holidays/holiday-swaps.policy.ts';
import { holidaySwapsToDecide } from '../../holidays/index.ts';
import { idsOf, type NeedSource, oneByOne, sinceOf } from './need-source.ts';

export const neededHolidaySwaps: NeedSource = {
  kind: 'holiday-swap',
  approval: holidaySwapApproval,
  isFor: (viewer) => mayAccess(holidaySwapAccess.decide, viewer),
  rowsOf: oneByOne,
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    const swaps = await holidaySwapsToDecide(ctx, idsOf(rows));
    return swaps.map((swap) => ({ kind: 'holiday-swap' as const, since: since(swap.id), swap }));
  },
};
