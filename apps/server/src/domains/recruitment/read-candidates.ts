import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { keptCandidateOf, mergesInto } from './candidate-merge.repository.ts';
import { presentCandidate, presentCandidateRow } from './candidates.presenter.ts';
import { readCandidate, readCandidatePage } from './candidates.repository.ts';
import { resumesOf } from './resume-texts.repository.ts';

type Calls = typeof candidatesCalls;

/** Every candidate for staff, those that were presented to the own company for a client. */
export async function listCandidates(
  ctx: Ctx,
  { query, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const { db, viewer } = ctx;
  const isWorking = worksOnPositions(viewer);
  const terms = { showArchived: query.show_archived, resumeReader: isWorking ? { userId: viewer.userId } : null };
  const page = await readCandidatePage(db, terms, question);
  const words = isWorking ? question.words : null;
  return { ...page, data: page.data.map((row) => presentCandidateRow(row, words)) };
}

/**
 * The address of a record that was merged answers the kept one.
 * @throws Problem not-found, the same for a missing one and one that the viewer may not see
 */
export async function readCandidateDetails(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const record = await readCandidate(ctx.db, (await keptCandidateOf(ctx.db, id)) ?? id);
  if (!record) throw notFound('candidate');
  if (!worksOnPositions(ctx.viewer)) return presentCandidate(record, null);
  const merges = await mergesInto(ctx.db, record.id);
  return presentCandidate(record, { merges, resumes: await resumesOf(ctx.db, record.id, ctx.viewer.userId) });
}

/**
 * The same for any sign-in: the record for those who recruit, and for users of a client what is presented to it.
 * @throws Problem not-found, also for staff and employees who do not recruit
 */
export async function readSharedCandidate(
  ctx: Ctx,
  { params, query, body }: CallInput<Calls['shared']>,
): Promise<CallAnswer<Calls['shared']>> {
  if (!worksOnPositions(ctx.viewer) && scopeOf(ctx.viewer).kind !== 'client') throw notFound('candidate');
  return readCandidateDetails(ctx, { params, query, body });
}
