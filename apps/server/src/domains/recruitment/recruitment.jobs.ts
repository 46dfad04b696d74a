import type { BaseContext } from '../../platform/context/context.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { DailyJob, DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { anonymiseCandidates, warnOfRetention } from './anonymise-candidates.ts';
import { readNextResume } from './read-resumes.ts';

/** Runs every few seconds in each process. */
export const readResumesSoon: BackgroundWork = {
  name: 'recruitment.resumes',
  channel: null,
  workOnce: (services) => readNextResume(services),
};

export const warnOfRetentionDaily: DailyJob<BaseContext> = {
  name: 'recruitment.warn-of-retention',
  run: (ctx, { day }) => warnOfRetention(ctx, day),
};

export const anonymiseCandidatesDaily: DailyRound<BaseContext> = {
  name: 'recruitment.anonymise-candidates',
  runPortion: (ctx, { day }, after) => anonymiseCandidates(ctx, { day, after }),
};
