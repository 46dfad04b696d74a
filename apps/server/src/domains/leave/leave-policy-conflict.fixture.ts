import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createLeavePolicy } from '../../testing/factories/leave-policies.ts';

/** Somebody changes the description before the viewer renames it. */
export async function leavePolicyConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, name } = await createLeavePolicy(portal.db);
  const terms = { first_day: '2026-01-01', lines: [], is_client_assignable: true };
  const body = { id, version: 1, name, description: 'Changed', ...terms };
  const change = () => other.call(leavePoliciesCalls.update, { body });
  return { viewer, request: { body: { ...body, name: 'Late' } }, change, by: other.name, fields: ['Description'] };
}
