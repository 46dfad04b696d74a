import { holidayPoliciesCalls } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createHolidayPolicy } from '../../testing/factories/holiday-policies.ts';

/** Somebody changes the description before the viewer renames it. */
export async function holidayPolicyConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, name } = await createHolidayPolicy(portal.db);
  const body = { id, version: 1, name, description: 'Changed', is_client_assignable: true, lines: [] };
  const change = () => other.call(holidayPoliciesCalls.update, { body });
  return { viewer, request: { body: { ...body, name: 'Late' } }, change, by: other.name, fields: ['Description'] };
}
