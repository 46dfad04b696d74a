import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { extendSchedules } from './extend-schedules.ts';

/** The schedule reaches a day further each day, and heals what went wrong meanwhile. */
export const extendSchedulesDaily: DailyRound<BaseContext> = {
  name: 'shifts.extend-schedules',
  runPortion: (ctx, { day }, after) => extendSchedules(ctx.db, day, after),
};
