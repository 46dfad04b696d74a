import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { notify } from '../../platform/notify/notify.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { type ImportJobRow, startApplying } from './import-job.repository.ts';
import { rowsAbout } from './import-rows.repository.ts';
import { importAnswerOf } from './imports.presenter.ts';
import type { ImportWork } from './kind-work.ts';
import { reachableJob } from './read-imports.ts';
import { importWorks } from './works-by-kind.ts';

type Apply = (typeof importsCalls)['apply'];

/** Imports a file that was checked without errors. A second request imports nothing. */
export const applyImport = (ctx: Ctx, { params }: CallInput<Apply>): Promise<CallAnswer<Apply>> =>
  startImport(ctx, params.id, { leavesOutErrors: false });

/** Imports the rows without errors of a file that has others, for kinds that allow it. A second request imports nothing. */
export const applyValidRows = (
  ctx: Ctx,
  { params }: CallInput<(typeof importsCalls)['applyValidRows']>,
): Promise<CallAnswer<Apply>> => startImport(ctx, params.id, { leavesOutErrors: true });

async function startImport(ctx: Ctx, id: number, choice: { readonly leavesOutErrors: boolean }) {
  const job = await reachableJob(ctx, id);
  if (job.stage === 'import') return importAnswerOf(ctx, job);
  if (job.changes_pay && ctx.viewer.impersonator !== null) {
    throw new Problem('forbidden', 'Bank details and pay cannot be changed while you act as another user.');
  }
  const isConfirmed = ctx.viewer.impersonator === null && isFactorFresh(ctx.session.factorAt, ctx.clock.now());
  if (job.changes_pay && !isConfirmed) {
    throw new Problem('confirm-identity', 'Confirm your password to change bank details or pay.');
  }
  const { mayLeaveOutErrors = false, refusesOwnRows }: ImportWork = importWorks[job.kind as ImportKind];
  if (choice.leavesOutErrors && !mayLeaveOutErrors)
    throw new Problem('conflict', 'Files of this kind are imported only when every row is valid.');
  await assertNoOwnRows(ctx, job, refusesOwnRows);
  const started = await startApplying(ctx.db, id, { ...choice, isPayConfirmed: isConfirmed });
  if (!started) {
    // Of two concurrent requests, the second waited for the first, which has started the import.
    const now = await reachableJob(ctx, id);
    if (now.stage === 'import') return importAnswerOf(ctx, now);
    throw new Problem(
      'conflict',
      choice.leavesOutErrors
        ? 'This file cannot be imported: it is still being checked, or it has no wrong rows to leave out.'
        : 'This file cannot be imported: it is still being checked, or its check found errors.',
    );
  }
  await ctx.audit({
    event: 'imports.apply',
    subject: { kind: 'import', id: String(job.id) },
    after: { kind: job.kind, file_name: job.file_name },
    details: choice.leavesOutErrors ? { left_out: job.rejected_count } : {},
  });
  await notify(ctx.db, 'import_job');
  return importAnswerOf(ctx, started);
}

/** The check has refused rows about the user who uploaded the file; here it is the user who applies it. */
async function assertNoOwnRows({ db, viewer }: Ctx, job: ImportJobRow, refusesAll: string | undefined): Promise<void> {
  if (viewer.ownRecords.length === 0) return;
  const question = {
    jobId: job.id,
    employeeIds: viewer.ownRecords,
    onlyPay: refusesAll === undefined,
    most: mostNamed,
  };
  const own = await rowsAbout(db, question);
  if (own.length === 0) return;
  const named = `${own.length === 1 ? 'Row' : 'Rows'} ${own.join(', ')}${own.length === mostNamed ? ' and more' : ''}`;
  const refusal = refusesAll ?? 'no one changes their own bank details or pay';
  throw new Problem('forbidden', `${named}: ${refusal}. Someone else must import this file.`);
}

const mostNamed = 10;
