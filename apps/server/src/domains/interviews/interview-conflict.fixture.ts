import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createInterview } from '../../testing/factories/interviews.ts';

const uuid = '6f0f8c52-6c0f-4f0e-9d3a-0a8c1c9d2b11';

/** Somebody cancels the interview before. */
async function cancelled({ portal }: ConflictCast) {
  const { id } = await createInterview(portal.db);
  const viewer = await portal.as({ roles: ['recruitment'] });
  const params = { id };
  const change = () => viewer.call(calls.cancel, { params, body: { version: 1, reason: 'The candidate is ill' } });
  return { viewer, params, change, by: viewer.name, fields: ['Status', 'Reason'] };
}

export async function interviewCancelConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { params, ...example } = await cancelled(cast);
  return { ...example, request: { params, body: { version: 1, reason: 'The manager is ill' } } };
}

export async function interviewEndConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { params, ...example } = await cancelled(cast);
  return { ...example, request: { params, body: { version: 1, outcome: 'held' } } };
}

export async function interviewMoveConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { params, ...example } = await cancelled(cast);
  return { ...example, request: { params, body: { version: 1, hold_uuid: uuid } } };
}
