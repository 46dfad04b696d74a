import { mayAccess } from '@muster/contract';
import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { scheduleAccess } from '@muster/contract/domains/schedules/schedules.policy.ts';
import { swapsById } from '../../schedules/index.ts';
import { idsOf, type NeedSource, oneByOne, sinceOf } from './need-source.ts';

export const neededSwaps: NeedSource = {
  kind: 'swap',
  approval: swapApproval,
  isFor: (viewer) => mayAccess(scheduleAccess.decideSwaps, viewer),
  rowsOf: oneByOne,
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    const swaps = await swapsById(ctx.db, idsOf(rows));
    return swaps.map((swap) => ({ kind: 'swap' as const, since: since(swap.id), swap }));
  },
};
