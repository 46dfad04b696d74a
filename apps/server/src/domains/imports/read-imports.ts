import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { type ImportKind, rowOutcomes } from '@muster/contract/domains/imports/imports.constants.ts';
import { importKindsOf, mayImport } from '@muster/contract/domains/imports/imports.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findJob, type ImportJobRow, listJobs } from './import-job.repository.ts';
import { countRows, pageOfRows } from './import-rows.repository.ts';
import { importAnswerOf, importJobOf, importRowOf } from './imports.presenter.ts';

type Calls = typeof importsCalls;

export async function listImports(ctx: Ctx, { query }: CallInput<Calls['jobs']>): Promise<CallAnswer<Calls['jobs']>> {
  const { data, total } = await listJobs(ctx.db, importKindsOf(ctx.viewer), (query.page - 1) * query.rows, query.rows);
  return { data: data.map((job) => importJobOf(job, null)), total };
}

export async function readImport(ctx: Ctx, { params }: CallInput<Calls['job']>): Promise<CallAnswer<Calls['job']>> {
  return importAnswerOf(ctx.db, await reachableJob(ctx, params.id));
}

export async function readImportRows(
  ctx: Ctx,
  { params, query }: CallInput<Calls['rows']>,
): Promise<CallAnswer<Calls['rows']>> {
  const { id } = await reachableJob(ctx, params.id);
  const outcomes = query.outcome ? [query.outcome] : rowOutcomes;
  const page = { jobId: id, outcomes, first: (query.page - 1) * query.rows, rows: query.rows };
  const rows = await pageOfRows(ctx.db, page);
  return { data: rows.map(importRowOf), total: await countRows(ctx.db, id, outcomes) };
}

/** @throws Problem not-found for jobs of kinds that the viewer may not import, as for those that do not exist. */
export async function reachableJob(ctx: Ctx, id: number): Promise<ImportJobRow> {
  const job = await findJob(ctx.db, id);
  if (!job || !mayImport(job.kind as ImportKind, ctx.viewer)) throw notFound('import');
  return job;
}
