import type { BaseContext } from '../../platform/context/context.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { alertDownloads } from './alert-downloads.ts';
import { forgetSessionsBefore } from './sessions.repository.ts';

/** Ended sessions are kept this long for investigations of break-ins. */
const keptDays = 90;

export const accountsJobs: readonly DailyJob<BaseContext>[] = [
  {
    name: 'accounts.forget-sessions',
    run: async ({ db, clock }) => {
      await forgetSessionsBefore(
        db,
        clock
          .now()
          .subtract({ hours: keptDays * 24 })
          .toString(),
      );
    },
  },
];

export const alertAboutDownloads: BackgroundWork = {
  name: 'accounts.downloads',
  channel: null,
  workOnce: alertDownloads,
};
