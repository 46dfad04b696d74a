import type { BaseContext } from '../../platform/context/context.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { checkApprovers } from './check-approvers.ts';
import { remindApprovers } from './remind-approvers.ts';

/** Runs every few seconds in each process. */
export const remindOfApprovals: BackgroundWork = { name: 'approvals', channel: null, workOnce: remindApprovers };

export const checkApproversDaily: DailyRound<BaseContext> = {
  name: 'approvals.check-approvers',
  runPortion: (ctx, _, after) => checkApprovers(ctx, after),
};
