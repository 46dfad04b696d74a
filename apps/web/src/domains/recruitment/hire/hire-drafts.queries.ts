import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import { myPositionAnswers } from '../my-positions.queries.ts';

export const hireDraftListQuery = queryOptions({ ...apiQuery(hireDraftsEndpoints.list), staleTime: 0 });
export const hireTemplatesQuery = apiQuery(hireDraftsEndpoints.templates);

/** Never cached: a save takes the version that is shown. */
export const hireDraftQuery = (uuid: string) =>
  queryOptions({ ...apiQuery(hireDraftsEndpoints.details, { params: { uuid } }), staleTime: 0 });

export const hireDraftAnswers = [hireDraftsEndpoints.list, hireDraftsEndpoints.details];

export const refreshHireDrafts = (queries: QueryClient) => refreshAnswers(queries, hireDraftAnswers);
export const refreshPublished = (queries: QueryClient) =>
  refreshAnswers(queries, [...hireDraftAnswers, ...myPositionAnswers]);
