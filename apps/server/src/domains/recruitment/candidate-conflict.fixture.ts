import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { candidateBody } from './candidate-body.fixture.ts';

/** Somebody changes the headline before the viewer renames the candidate. */
export async function candidateConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, version } = (await viewer.call(candidatesCalls.create, { body: candidateBody() })).body;
  const body = { ...candidateBody(), id, version };
  const change = () => other.call(candidatesCalls.update, { body: { ...body, headline: 'Accountant' } });
  return { viewer, request: { body: { ...body, first_name: 'Late' } }, change, by: other.name, fields: ['Headline'] };
}
