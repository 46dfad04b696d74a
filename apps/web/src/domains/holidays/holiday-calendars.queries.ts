import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const holidayCalendarListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(holidayCalendarsEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const holidayCalendarDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(holidayCalendarsEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Calls whose answers show one holiday calendar. */
export const holidayCalendarAnswers = [holidayCalendarsEndpoints.details];

export const refreshHolidayCalendars = (queries: QueryClient) =>
  refreshAnswers(queries, [holidayCalendarsEndpoints.list, ...holidayCalendarAnswers]);
