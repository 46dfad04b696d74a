import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { importKindsOf, mayImport } from '@muster/contract/domains/imports/imports.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { findJob, type ImportJobRow, listJobs } from './import-job.repository.ts';
import { listRows } from './import-rows.repository.ts';
import { importAnswerOf, importJobOf, importRowOf } from './imports.presenter.ts';

type Calls = typeof importsCalls;

export async function listImports(
  ctx: Ctx,
  { question }: ListInput<Calls['jobs']>,
): Promise<CallAnswer<Calls['jobs']>> {
  const { data, total } = await listJobs(ctx.db, importKindsOf(ctx.viewer), question);
  return { data: data.map((job) => importJobOf(job, null)), total };
}

export async function readImport(ctx: Ctx, { params }: CallInput<Calls['job']>): Promise<CallAnswer<Calls['job']>> {
  return importAnswerOf(ctx, await reachableJob(ctx, params.id));
}

export async function readImportRows(
  ctx: Ctx,
  { params, question }: ListInput<Calls['rows']>,
): Promise<CallAnswer<Calls['rows']>> {
  const { id } = await reachableJob(ctx, params.id);
  const { data, total } = await listRows(ctx.db, id, question);
  return { data: data.map(importRowOf), total };
}

/** @throws Problem not-found for a missing job, and for a kind that the viewer may not import. */
export async function reachableJob(ctx: Ctx, id: number): Promise<ImportJobRow> {
  const job = await findJob(ctx.db, id);
  if (!job || !mayImport(job.kind as ImportKind, ctx.viewer)) throw notFound('import');
  return job;
}
