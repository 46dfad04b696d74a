import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';

/** Somebody changes the description before the viewer renames it. */
export async function candidateConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, name } = await createCandidate(portal.db);
  const body = { id, version: 1, name, description: 'Changed' };
  const change = () => other.call(candidatesCalls.update, { body });
  return { viewer, request: { body: { ...body, name: 'Late' } }, change, by: other.name, fields: ['Description'] };
}
