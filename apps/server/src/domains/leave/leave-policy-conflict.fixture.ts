import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createLeavePolicy } from '../../testing/factories/leave-policies.ts';

/** Somebody changes the description before the viewer renames it. */
export async function leavePolicyConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { changed, ...example } = await describedPolicy(cast);
  return { ...example, request: { body: { ...changed, name: 'Late' } } };
}

/** Somebody changes the description before the viewer removes a planned version. */
export async function leaveVersionConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { changed, ...example } = await describedPolicy(cast);
  const { id, version } = changed;
  return { ...example, request: { body: { id, version, first_day: '2030-01-01' } } };
}

async function describedPolicy({ portal }: ConflictCast) {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, name } = await createLeavePolicy(portal.db);
  const terms = { first_day: '2026-01-01', lines: [], is_client_assignable: true };
  const changed = { id, version: 1, name, description: 'Changed', ...terms };
  const change = () => other.call(leavePoliciesCalls.update, { body: changed });
  return { viewer, changed, change, by: other.name, fields: ['Description'] };
}
