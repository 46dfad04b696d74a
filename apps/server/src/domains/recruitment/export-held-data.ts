import { type CallInput, notFound } from '@muster/contract';
import type { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { heldDataOf } from './held-data.repository.ts';

type Export = (typeof candidatesCalls)['heldData'];

/** Each export is logged as a read of sensitive data. @throws Problem not-found */
export async function exportHeldData(ctx: Ctx, { params: { id } }: CallInput<Export>): Promise<FileAnswer> {
  const data = worksOnPositions(ctx.viewer) ? await heldDataOf(ctx.db, id) : undefined;
  if (!data) throw notFound('candidate');
  await ctx.audit({ event: 'recruitment.export-candidate-data', subject: { kind: 'candidate', id: String(id) } });
  const content = { exported_at: ctx.clock.now().toString(), ...data };
  return {
    name: `candidate-${id}.json`,
    type: 'application/json',
    content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  };
}
