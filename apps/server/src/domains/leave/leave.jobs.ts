import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { accrueNextPeople } from './accrue-leave.ts';
import { announceBalances } from './leave.events.ts';

/** Balances have exactly what the policies credit until today, whatever was missed. */
export const accrueLeaveDaily: DailyRound<BaseContext> = {
  name: 'leave.accrue',
  runPortion: async (ctx, { day }, after) => {
    const { last, changed } = await accrueNextPeople(ctx.db, day, after);
    await announceBalances(ctx, changed);
    return last;
  },
};
