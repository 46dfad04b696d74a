import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { openTimesheets } from './open-timesheets.ts';

/** Opens the timesheets of a new period, and missing ones of people who have joined since. */
export const openTimesheetsDaily: DailyJob<BaseContext> = {
  name: 'timesheets.open',
  run: (ctx, { day }) => openTimesheets(ctx.db, day),
};
