import { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';

/** Somebody changes the description before the viewer renames it. */
export async function holidayCalendarConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, name } = await createHolidayCalendar(portal.db);
  const body = { id, version: 1, name, country_id: 175, description: 'Changed' };
  const change = () => other.call(holidayCalendarsCalls.update, { body });
  return { viewer, request: { body: { ...body, name: 'Late' } }, change, by: other.name, fields: ['Description'] };
}
