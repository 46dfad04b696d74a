import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { repairHolidays } from './follow-holidays.ts';
import { settleAndAnnounce } from './holidays.events.ts';

/** The schedule of each employee has exactly the holidays of the policy, whatever was missed. */
export const followHolidaysDaily: DailyRound<BaseContext> = {
  name: 'holidays.follow',
  runPortion: (ctx, _, after) => repairHolidays(ctx.db, after),
};

/** Swaps that nobody decided before their first day end, and those that changes made impossible. */
export const settleHolidaySwapsDaily: DailyRound<BaseContext> = {
  name: 'holidays.settle-swaps',
  runPortion: async (ctx) => {
    await settleAndAnnounce(ctx, null);
    return null;
  },
};
