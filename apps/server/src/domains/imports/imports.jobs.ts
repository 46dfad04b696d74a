import type { BaseContext } from '../../platform/context/context.ts';
import { releaseFile } from '../../platform/files/stored-file.repository.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { forgetContent, oldContents } from './import-job.repository.ts';
import { runNextImport } from './run-import-job.ts';

export const runImports: BackgroundWork = { name: 'imports', channel: 'import_job', workOnce: runNextImport };

const keptDays = 7;

/** Files contain salaries and bank accounts, so a file that was rejected or never imported is removed after a week. */
export const forgetImportFiles: DailyJob<BaseContext> = {
  name: 'imports.forget-files',
  run: async (ctx) => {
    const now = ctx.clock.now();
    const until = now.subtract({ hours: keptDays * 24 }).toString();
    for (const { id, storage_key: key } of await oldContents(ctx.db, until)) {
      await releaseFile(ctx.db, key, now);
      await forgetContent(ctx.db, id);
    }
  },
};
