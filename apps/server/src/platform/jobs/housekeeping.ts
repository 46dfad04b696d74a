import type { BaseContext } from '../context/context.ts';
import type { DailyJob } from './daily-jobs.ts';
import { forgetTheOld } from './housekeeping.repository.ts';

/** Keeps the platform's own tables small. */
export const housekeeping: DailyJob<BaseContext> = {
  name: 'housekeeping',
  run: (ctx) => forgetTheOld(ctx.db, ctx.clock.now()),
};
