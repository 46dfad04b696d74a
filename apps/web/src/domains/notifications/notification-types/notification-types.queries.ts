import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../../platform/api/api-query.ts';
import { notificationTypesEndpoints } from '../../../platform/api/endpoints/notification-types.generated.ts';

export const notificationTypesQuery = apiQuery(notificationTypesEndpoints.list);

export const refreshTypes = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: queryKeyOf(notificationTypesEndpoints.list) });
