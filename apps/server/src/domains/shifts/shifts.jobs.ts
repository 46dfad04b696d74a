import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { extendSchedules } from './extend-schedules.ts';

/** Extends the schedule by a day each day, and repairs differences. */
export const extendSchedulesDaily: DailyRound<BaseContext> = {
  name: 'shifts.extend-schedules',
  runPortion: (ctx, { day }, after) => extendSchedules(ctx.db, { day, now: ctx.clock.now().toString() }, after),
};
