import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { notify } from '../../platform/notify/notify.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { startApplying } from './import-job.repository.ts';
import { importAnswerOf } from './imports.presenter.ts';
import { reachableJob } from './read-imports.ts';

type Apply = (typeof importsCalls)['apply'];

/** Imports a file that was checked without errors. A second request imports nothing. */
export async function applyImport(ctx: Ctx, { params }: CallInput<Apply>): Promise<CallAnswer<Apply>> {
  const job = await reachableJob(ctx, params.id);
  if (job.stage === 'import') return importAnswerOf(ctx.db, job);
  if (job.changes_pay && ctx.viewer.impersonator !== null) {
    throw new Problem('forbidden', 'Bank details and pay cannot be changed while you act as another user.');
  }
  const isConfirmed = ctx.viewer.impersonator === null && isFactorFresh(ctx.session.factorAt, ctx.clock.now());
  if (job.changes_pay && !isConfirmed) {
    throw new Problem('confirm-identity', 'Confirm your password to change bank details or pay.');
  }
  const started = await startApplying(ctx.db, params.id, isConfirmed);
  if (!started) {
    // Of two concurrent requests, the second waited for the first, which has started the import.
    const now = await reachableJob(ctx, params.id);
    if (now.stage === 'import') return importAnswerOf(ctx.db, now);
    throw new Problem(
      'conflict',
      'This file cannot be imported: it is still being checked, or its check found errors.',
    );
  }
  await ctx.audit({
    event: 'imports.apply',
    subject: { kind: 'import', id: String(job.id) },
    after: { kind: job.kind, file_name: job.file_name },
  });
  await notify(ctx.db, 'import_job');
  return importAnswerOf(ctx.db, started);
}
