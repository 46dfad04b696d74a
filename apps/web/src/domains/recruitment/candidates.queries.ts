import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { candidateLinksEndpoints } from '../../platform/api/endpoints/candidate-links.generated.ts';
import { candidateMergesEndpoints } from '../../platform/api/endpoints/candidate-merges.generated.ts';
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

export const sharedCandidateQuery = (id: number) => apiQuery(candidatesEndpoints.shared, { params: { id } });

export const candidateLinksQuery = (id: number) =>
  queryOptions({ ...apiQuery(candidateLinksEndpoints.list, { params: { id } }), staleTime: 0 });

/** Never cached: records are merged while the list is open. */
export const candidatePairsQuery = () => queryOptions({ ...apiQuery(candidateMergesEndpoints.pairs), staleTime: 0 });

/** Calls whose answers show one candidate. */
export const candidateAnswers = [candidatesEndpoints.details, candidatesEndpoints.shared, candidateLinksEndpoints.list];

export const refreshCandidates = (queries: QueryClient) =>
  refreshAnswers(queries, [candidatesEndpoints.list, candidateMergesEndpoints.pairs, ...candidateAnswers]);
