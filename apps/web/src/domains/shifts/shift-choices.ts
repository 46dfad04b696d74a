import { apiQuery } from '../../platform/api/api-query.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import { timeOfDayRange } from '../../platform/format/time-of-day.ts';

/** All shifts; those without a client are for the employees of every client. */
export const shifts = defineLookup(apiQuery(shiftsEndpoints.forDropdown), {
  label: ({ name }) => name,
  hint: ({ start_time, end_time }) => timeOfDayRange(start_time, end_time),
});
