import { notFound } from '@muster/contract';
import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readCandidate } from './candidates.repository.ts';

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownCandidate(ctx: Ctx, id: number): Promise<CandidateRow> {
  const record = await readCandidate(ctx.db, id);
  if (!record) throw notFound('candidate');
  return record;
}
