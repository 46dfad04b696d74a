import { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { openPositionBody, unchangedBody } from './open-position-body.fixture.ts';

async function opened({ portal }: ConflictCast) {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id: client } = await createClient(portal.db);
  const { body } = await viewer.call(openPositionsCalls.create, { body: openPositionBody(client) });
  return { viewer, other, id: body.id };
}

/** Somebody lowers the priority before the viewer renames the position. */
export async function openPositionConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { viewer, other, id } = await opened(cast);
  const body = unchangedBody(id, 1);
  const change = () => other.call(openPositionsCalls.update, { body: { ...body, priority: 'low' } });
  return { viewer, request: { body: { ...body, title: 'Late' } }, change, by: other.name, fields: ['Priority'] };
}

/** Somebody pauses the position before the viewer fills it. */
export async function openPositionMoveConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { viewer, other, id } = await opened(cast);
  const move = (status: 'pause' | 'filled') => ({ params: { id }, body: { version: 1, status } });
  const change = () => other.call(openPositionsCalls.move, move('pause'));
  return { viewer, request: move('filled'), change, by: other.name, fields: ['Status'] };
}
