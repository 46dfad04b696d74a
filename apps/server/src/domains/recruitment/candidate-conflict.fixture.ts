import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { candidateBody } from './candidate-body.fixture.ts';

/** Somebody changes the headline before the viewer renames the candidate. */
export async function candidateConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, version } = (await viewer.call(candidatesCalls.create, { body: candidateBody() })).body;
  const body = { ...candidateBody(), id, version };
  const change = () => other.call(candidatesCalls.update, { body: { ...body, headline: 'Accountant' } });
  return { viewer, request: { body: { ...body, first_name: 'Late' } }, change, by: other.name, fields: ['Headline'] };
}

/** Somebody changes the headline of the record that stays before the viewer merges another one into it. */
export async function candidateMergeConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, version } = (await viewer.call(candidatesCalls.create, { body: candidateBody() })).body;
  const { id: other_id } = await createCandidate(portal.db);
  const body = { ...candidateBody(), id, version, headline: 'Accountant' };
  const change = () => other.call(candidatesCalls.update, { body });
  const merge = { version, other_id, other_version: 1, taken: [] };
  return { viewer, request: { params: { id }, body: merge }, change, by: other.name, fields: ['Headline'] };
}
