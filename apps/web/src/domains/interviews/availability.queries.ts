import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { availabilityEndpoints } from '../../platform/api/endpoints/availability.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const availabilityListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(availabilityEndpoints.list, { query: { dt_params } });

export const clientAvailabilityQuery = (uuid: string) => apiQuery(availabilityEndpoints.details, { params: { uuid } });

export const ownAvailabilityQuery = () => apiQuery(availabilityEndpoints.own, {});

/** Never cached: a form must start from the current values. */
export const editedAvailabilityQuery = () => queryOptions({ ...ownAvailabilityQuery(), staleTime: 0, gcTime: 0 });

export const refreshAvailability = (queries: QueryClient) =>
  refreshAnswers(queries, [availabilityEndpoints.own, availabilityEndpoints.list, availabilityEndpoints.details]);
