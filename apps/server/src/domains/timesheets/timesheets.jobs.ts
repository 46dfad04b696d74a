import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { openTimesheets } from './open-timesheets.ts';

/** A new period opens for everybody, and whoever came meanwhile gets the timesheets that are missing. */
export const openTimesheetsDaily: DailyJob<BaseContext> = {
  name: 'timesheets.open',
  run: (ctx, { day }) => openTimesheets(ctx.db, day),
};
