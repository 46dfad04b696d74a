import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';

/** Somebody changes the source before the viewer renames it. */
export async function holidayConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, name, calendar_id, day } = await createHoliday(portal.db);
  const body = { id, version: 1, name, calendar_id, day, kind: 'regular', is_fixed: false, source: 'Changed' };
  const change = () => other.call(holidaysCalls.update, { body });
  return { viewer, request: { body: { ...body, name: 'Late' } }, change, by: other.name, fields: ['Source'] };
}
