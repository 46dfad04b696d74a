import { mayAccess } from '@muster/contract';
import { holidaySwapApproval } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { holidaySwapAccess } from '@muster/contract/domains/holidays/holiday-swaps.policy.ts';
import { holidaySwapsToDecide } from '../../holidays/index.ts';
import { holidaySwapDeadlines } from '../need-deadlines.repository.ts';
import { approvalNeed, foundRows } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededHolidaySwaps = approvalNeed({
  kind: 'holiday-swap',
  approval: holidaySwapApproval,
  isFor: (viewer) => mayAccess(holidaySwapAccess.decide, viewer),
  rowsOf: async (ctx, waiting) => {
    const found = await holidaySwapDeadlines(
      ctx.db,
      waiting.map(({ id }) => id),
    );
    return foundRows(waiting, found, ({ deadline }) => deadline);
  },
  read: async (ctx, rows) => {
    const swaps = await holidaySwapsToDecide(ctx, idsOf(rows));
    return swaps.map((swap) => ({ id: swap.id, need: { kind: 'holiday-swap' as const, swap } }));
  },
});
