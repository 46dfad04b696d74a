import type { BaseContext } from '../../platform/context/context.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { applyEndings } from './apply-endings.ts';
import { adoptWaiting } from './employee-assignment.repository.ts';
import { refreshWholeList } from './employee-list.repository.ts';

/** Planned values take effect by date, so rows of the list change without a write. */
export const refreshEmployeeListDaily: DailyJob<BaseContext> = {
  name: 'employees.refresh-list',
  run: async (ctx, { day }) => {
    await adoptWaiting(ctx.db, day);
    await refreshWholeList(ctx.db, day);
  },
};

/** Planned last days take effect at an instant, without an event. */
export const applyEndingsSoon: BackgroundWork = { name: 'employees.endings', channel: null, workOnce: applyEndings };
