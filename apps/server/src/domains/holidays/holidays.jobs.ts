import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { repairHolidays } from './follow-holidays.ts';

/** The schedule of each employee has exactly the holidays of the policy, whatever was missed. */
export const followHolidaysDaily: DailyRound<BaseContext> = {
  name: 'holidays.follow',
  runPortion: (ctx, _, after) => repairHolidays(ctx.db, after),
};
