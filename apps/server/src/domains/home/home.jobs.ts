import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { compareNeeds } from './compare-needs.ts';

/** Every night: the action center shows exactly what waits. */
export const compareNeedsDaily: DailyRound<BaseContext> = {
  name: 'home.compare-needs',
  runPortion: (ctx, _, after) => compareNeeds(ctx, after),
};
