import type { CallRequest } from '@muster/contract/call.ts';
import type { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { holidaysEndpoints } from '../../platform/api/endpoints/holidays.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const holidayListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(holidaysEndpoints.list, { query: { dt_params } });

/** Never cached: schedules and leave change meanwhile. */
export const touchedPeopleQuery = (body: CallRequest<(typeof holidaysCalls)['preview']>['body']) =>
  queryOptions({ ...apiQuery(holidaysEndpoints.preview, { body }), staleTime: 0, gcTime: 0 });

/** The lists, and the calendar that shows its holidays. */
export const refreshHolidays = (queries: QueryClient) =>
  refreshAnswers(queries, [holidaysEndpoints.list, holidayCalendarsEndpoints.list, holidayCalendarsEndpoints.details]);
