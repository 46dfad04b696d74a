import { apiQuery } from '../../platform/api/api-query.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';

/** Not kept: other users add and rename them. */
export const holidayCalendars = defineLookup(apiQuery(holidayCalendarsEndpoints.choices), {
  label: ({ name }) => name,
  hint: ({ client }) => client ?? undefined,
  staleMs: 0,
});
