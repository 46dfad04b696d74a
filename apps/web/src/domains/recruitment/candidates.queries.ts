import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const showArchived = 'show_archived';

/** An export of selected rows holds archived ones as well. */
export const candidateListQuery = ({ dt_params, view, isSelection }: ListRequest) =>
  apiQuery(candidatesEndpoints.list, {
    query: { dt_params, show_archived: view.toggles[showArchived] || isSelection ? 'true' : 'false' },
  });

/** Never cached: a form must start from the current values. */
export const candidateDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(candidatesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Calls whose answers show one candidate. */
export const candidateAnswers = [candidatesEndpoints.details];

export const refreshCandidates = (queries: QueryClient) =>
  refreshAnswers(queries, [candidatesEndpoints.list, ...candidateAnswers]);
