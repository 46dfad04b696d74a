import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { restorableSince } from '../../platform/records/removed-record.ts';
import { forgetRemovedAttachments } from './attachments.repository.ts';

/** The contents go with the sweep of files. */
export const forgetRemovedFilesDaily: DailyJob<BaseContext> = {
  name: 'documents.forget-removed-files',
  run: ({ db, clock }) => forgetRemovedAttachments(db, restorableSince(clock.now())),
};
