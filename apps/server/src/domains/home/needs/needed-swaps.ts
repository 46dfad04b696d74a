import { mayAccess } from '@muster/contract';
import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { scheduleAccess } from '@muster/contract/domains/schedules/schedules.policy.ts';
import { swapsById } from '../../schedules/index.ts';
import { swapDeadlines } from '../need-deadlines.repository.ts';
import { approvalNeed, foundRows } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededSwaps = approvalNeed({
  kind: 'swap',
  approval: swapApproval,
  isFor: (viewer) => mayAccess(scheduleAccess.decideSwaps, viewer),
  rowsOf: async (ctx, waiting) => {
    const found = await swapDeadlines(
      ctx.db,
      waiting.map(({ id }) => id),
    );
    return foundRows(waiting, found, ({ deadline }) => deadline);
  },
  read: async (ctx, rows) => {
    const swaps = await swapsById(ctx.db, idsOf(rows));
    return swaps.map((swap) => ({ id: swap.id, need: { kind: 'swap' as const, swap } }));
  },
});
