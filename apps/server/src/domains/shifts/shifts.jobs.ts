import type { EventContext } from '../../platform/events/event-context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { extendSchedules } from './extend-schedules.ts';

/** The schedule reaches a day further each day, and heals what went wrong meanwhile. */
export const extendSchedulesDaily: DailyJob<EventContext> = {
  name: 'shifts.extend-schedules',
  run: (ctx, { day }) => extendSchedules(ctx.db, day),
};
