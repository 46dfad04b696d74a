import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { clientUsersEndpoints } from '../../platform/api/endpoints/client-users.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const clientUserListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(clientUsersEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const clientUserQuery = (uuid: string) =>
  queryOptions({ ...apiQuery(clientUsersEndpoints.details, { params: { uuid } }), staleTime: 0, gcTime: 0 });

/** Open positions of the company. */
export const companyPositions = defineLookup(apiQuery(clientUsersEndpoints.positions), {
  label: ({ title }) => title,
  staleMs: 0,
});

export const clientUserAnswers = [clientUsersEndpoints.list, clientUsersEndpoints.details];

export const refreshClientUsers = (queries: QueryClient) => refreshAnswers(queries, clientUserAnswers);
