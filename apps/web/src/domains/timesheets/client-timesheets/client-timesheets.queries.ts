import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { clientTimesheetsEndpoints as endpoints } from '../../../platform/api/endpoints/client-timesheets.generated.ts';

/** `period` null: the last finished one, which the server knows. */
export const clientSheetsQuery = ({ period, page }: { readonly period: string | null; readonly page: number }) =>
  queryOptions({
    ...apiQuery(endpoints.list, { query: { page: String(page), ...(period !== null && { period }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Never cached: a decision must be based on current data. */
export const clientSheetQuery = (id: number) =>
  queryOptions({ ...apiQuery(endpoints.details, { params: { id } }), staleTime: 0 });

export const refreshClientSheets = (queries: QueryClient) =>
  refreshAnswers(queries, [endpoints.list, endpoints.details]);
