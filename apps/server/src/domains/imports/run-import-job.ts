import { Problem } from '@muster/contract';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { mayImport } from '@muster/contract/domains/imports/imports.policy.ts';
import { isInterruption } from '../../database/database-problem.ts';
import type { Db } from '../../database/db.ts';
import { storedContent } from '../../platform/files/stored-content.ts';
import { releaseFile } from '../../platform/files/stored-file.repository.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { reasonOf } from '../../platform/log/log-fields.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { findViewer } from '../../platform/session/viewer.repository.ts';
import { SpreadsheetRefusal } from '../../platform/spreadsheet/spreadsheet-refusal.ts';
import { withConflicts } from './checked-rows.ts';
import { openCorrections } from './corrected-cells.ts';
import { readFileRows } from './file-rows.ts';
import { findJob, type ImportJobRow, noteOutcome, noteStarted, takeJob, waitingJobs } from './import-job.repository.ts';
import { forgetRows, storeRows } from './import-rows.repository.ts';
import { allowLongStatements } from './import-transaction.repository.ts';
import { importContext } from './job-context.ts';
import { ImportFailure } from './job-failure.ts';
import { createProgress } from './job-progress.ts';
import type { FileRow } from './kind-work.ts';
import { checkReadable, isReadable } from './readable-rows.ts';
import { createTally, type Tally } from './row-tally.ts';
import { importWorks } from './works-by-kind.ts';

/** A job that was interrupted three times is not started again. */
const mostAttempts = 3;

/** Takes the oldest job that no process works on. False if there is none. */
export async function runNextImport(services: CallServices): Promise<boolean> {
  const { system } = services.databases;
  for (const id of await waitingJobs(system)) if (await runImport(services, id)) return true;
  return false;
}

/**
 * Runs one stage of a job in one transaction with its outcome. If the process or the connection ends, the next worker
 * starts it again unless the outcome was stored (reliability row 14). False if another process works on it.
 */
async function runImport(services: CallServices, id: number): Promise<boolean> {
  const { system } = services.databases;
  const tally = createTally();
  let job: ImportJobRow | undefined;
  try {
    return await system.transaction().execute(async (transaction) => {
      if (!(await takeJob(transaction, id))) return false;
      job = await findJob(system, id);
      if (!job || !isOpen(job)) return false;
      if (job.attempts >= mostAttempts)
        throw new ImportFailure('The import was interrupted several times. Nothing was changed.');
      await noteStarted(system, id);
      await publishProgress(system, id);
      await allowLongStatements(transaction);
      await work(services, transaction, job, tally);
      await publishProgress(transaction, id);
      return true;
    });
  } catch (error) {
    if (!job) throw error;
    if (isInterruption(error)) {
      services.log.warn({ jobId: String(id), reason: reasonOf(error) }, 'An import was interrupted; trying again.');
      return false;
    }
    await fail(services, job, tally, error);
    return true;
  }
}

async function work(services: CallServices, db: Db, job: ImportJobRow, tally: Tally): Promise<void> {
  const { context, flush } = importContext(services, db, job, await currentViewer(services, job));
  const { columns, open } = importWorks[job.kind as ImportKind];
  const isImport = job.stage === 'import';
  const run = await open(context, isImport);
  const progress = createProgress(services, job);
  if (!isImport) await forgetRows(db, job.id);
  if (job.storage_key === null) throw new ImportFailure('The file is no longer stored: upload it again.');
  const content = await storedContent(services.files, job.storage_key);
  const corrected = openCorrections(services.cipher, job);
  const known = columns(context.viewer);
  const { survey } = run;
  if (survey) await readFileRows(content, known, (rows) => survey(rows.filter(isReadable)), corrected);
  const take = async (rows: readonly FileRow[]) => {
    const all = await checkReadable(run, rows, known);
    const checked = isImport ? await withConflicts(db, job.id, all) : all;
    tally.add(checked);
    if (!isImport) await storeRows(db, job.id, checked);
    else if (tally.rejected === 0 || job.leaves_out_errors)
      await run.write(checked.filter(({ outcome }) => outcome === 'create' || outcome === 'update'));
    await flush();
    await progress(tally.rows);
  };
  await readFileRows(content, known, take, corrected);
  if (isImport) {
    if (tally.rejected > (job.leaves_out_errors ? job.rejected_count : 0))
      throw new ImportFailure('Data changed after the file was checked. Nothing was imported.');
    assertPayConfirmed(job, tally);
    await run.finish();
    await context.audit({
      event: 'imports.complete',
      subject: { kind: 'import', id: String(job.id) },
      details: {
        kind: job.kind,
        created: tally.counts.create,
        updated: tally.counts.update,
        skipped: tally.counts.skip,
        left_out: tally.rejected,
      },
    });
    await flush();
  }
  await conclude(services, db, job, tally);
}

/** Checked again, because the stage before this one may have checked other data. */
function assertPayConfirmed({ pay_confirmed: isConfirmed }: ImportJobRow, { changesPay }: Tally): void {
  if (!changesPay || isConfirmed) return;
  throw new ImportFailure(
    'The file changes bank details or pay: confirm your password to import it. Nothing was imported.',
  );
}

async function conclude(services: CallServices, db: Db, job: ImportJobRow, tally: Tally): Promise<void> {
  const now = services.clock.now();
  const facts = { ...tally.outcome(), rows_done: tally.rows };
  if (job.stage === 'import') {
    const isDone = tally.counts.skip + tally.rejected === 0;
    if (isDone && job.storage_key !== null) await releaseFile(db, job.storage_key, now);
    await noteOutcome(db, job.id, {
      ...facts,
      status: 'completed',
      problem: null,
      finished_at: now.toString(),
      ...(isDone && { storage_key: null, corrections: null }),
    });
  } else if (tally.rejected > 0) {
    await noteOutcome(db, job.id, { ...facts, status: 'failed', problem: null, finished_at: now.toString() });
  } else if (job.is_direct && (!tally.changesPay || job.pay_confirmed)) {
    await noteOutcome(db, job.id, { ...facts, status: 'pending', stage: 'import', rows_done: 0, attempts: 0 });
  } else {
    await noteOutcome(db, job.id, { ...facts, status: 'completed', finished_at: now.toString() });
  }
}

/** Uses the current rights: a user who has lost them cannot import any more. */
async function currentViewer({ databases }: CallServices, job: ImportJobRow) {
  const viewer = await findViewer(databases.system, job.created_by_user_id);
  if (!viewer || !mayImport(job.kind as ImportKind, viewer)) {
    throw new ImportFailure('The user who uploaded this file may no longer import. Nothing was changed.');
  }
  return viewer;
}

async function fail(
  { databases, clock, log }: CallServices,
  job: ImportJobRow,
  tally: Tally,
  error: unknown,
): Promise<void> {
  const isExpected = error instanceof ImportFailure || error instanceof SpreadsheetRefusal || error instanceof Problem;
  if (!isExpected)
    log.error({ jobId: String(job.id), reason: reasonOf(error) }, 'An import failed and was rolled back.');
  const problem = isExpected
    ? error.message
    : 'Something went wrong. Please try again. If the issue persists, please contact support.';
  await databases.system.transaction().execute(async (db) => {
    // Another process may have taken the job since, or even finished it.
    if (!(await takeJob(db, job.id))) return;
    const current = await findJob(db, job.id);
    if (current?.stage !== job.stage || !isOpen(current)) return;
    if (tally.rejected > 0) await storeRows(db, job.id, tally.rejectedRows);
    await noteOutcome(db, job.id, {
      ...tally.outcome(),
      status: 'failed',
      problem: problem.slice(0, 1000),
      finished_at: clock.now().toString(),
    });
    await publishProgress(db, job.id);
  });
}

const isOpen = ({ status }: ImportJobRow) => status === 'pending' || status === 'processing';

const publishProgress = (db: Db, id: number) => pushToStaff(db, 'imports.changed', { id });
