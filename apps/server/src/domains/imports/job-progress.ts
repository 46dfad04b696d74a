import type { CallServices } from '../../platform/http/call-services.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { type ImportJobRow, noteProgress } from './import-job.repository.ts';

const steps = 20;

/** Reports how many rows are done, twenty times per file, outside the work's transaction so that others see it. */
export function createProgress({ databases }: Pick<CallServices, 'databases'>, job: ImportJobRow) {
  const step = Math.max(1, Math.floor(job.rows_total / steps));
  let published = 0;
  return async (rowsDone: number): Promise<void> => {
    if (rowsDone - published < step || rowsDone >= job.rows_total) return;
    published = rowsDone;
    await noteProgress(databases.system, job.id, rowsDone);
    await pushToStaff(databases.system, 'imports.changed', { id: job.id });
  };
}
