import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { adoptWaiting } from './employee-assignment.repository.ts';
import { refreshWholeList } from './employee-list.repository.ts';

/** Clients and positions that were planned, costs, fees, shifts and policies come into force by date: what a row says may change although nobody touched it. */
export const refreshEmployeeListDaily: DailyJob<BaseContext> = {
  name: 'employees.refresh-list',
  run: async (ctx, { day }) => {
    await adoptWaiting(ctx.db, day);
    await refreshWholeList(ctx.db, day);
  },
};
