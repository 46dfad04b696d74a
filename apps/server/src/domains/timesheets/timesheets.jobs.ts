import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { openTimesheets } from './open-timesheets.ts';

/** Opens a new period for everybody, and adds missing timesheets of employees who joined meanwhile. */
export const openTimesheetsDaily: DailyJob<BaseContext> = {
  name: 'timesheets.open',
  run: (ctx, { day }) => openTimesheets(ctx.db, day),
};
