import { applicationsCalls as calls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

/** Somebody screens the candidate before the viewer rejects them. */
export async function applicationMoveConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id } = await createApplication(portal.db);
  const move = { params: { id }, body: { version: 1, stage: 'screening' } } as const;
  const request = { params: { id }, body: { version: 1, stage: 'withdrawn' } } as const;
  return { viewer, request, change: () => other.call(calls.move, move), by: other.name, fields: ['Stage'] };
}

/** A colleague shortlists the candidate before the viewer asks for an interview. */
export async function applicationDecisionConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const { id: clientId } = await createClient(portal.db);
  const [viewer, other] = [
    await portal.as({ roles: ['client'], clientId }),
    await portal.as({ roles: ['client'], clientId }),
  ];
  const position = await createOpenPosition(portal.db, { client_id: clientId });
  const { id } = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  const decide = (decision: 'shortlisted' | 'wants interview') => ({ params: { id }, body: { version: 1, decision } });
  const change = () => other.call(calls.decide, decide('shortlisted'));
  return { viewer, request: decide('wants interview'), change, by: other.name, fields: ['Decision'] };
}
