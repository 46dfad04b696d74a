import type { EventContext } from '../../platform/events/event-context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { refreshWholeList } from './employee-list.repository.ts';

/** Costs, fees, shifts and policies come into force by date: what a row says may change although nobody touched it. */
export const refreshEmployeeListDaily: DailyJob<EventContext> = {
  name: 'employees.refresh-list',
  run: (ctx, { day }) => refreshWholeList(ctx.db, day),
};
