import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { myPositionsEndpoints } from '../../platform/api/endpoints/my-positions.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const myPositionListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(myPositionsEndpoints.list, { query: { dt_params } });

/** The first of the list, those that wait for a decision first. */
export const firstPositionsQuery = (rows: number) =>
  apiQuery(myPositionsEndpoints.list, { query: { dt_params: JSON.stringify({ first: 0, rows }) } });

export const myPositionFiguresQuery = apiQuery(myPositionsEndpoints.figures);

export const myPositionQuery = (uuid: string) =>
  queryOptions({ ...apiQuery(myPositionsEndpoints.details, { params: { uuid } }), staleTime: 0 });

/** Never cached: decisions take the versions that are shown. */
export const myCandidatesQuery = (uuid: string) =>
  queryOptions({ ...apiQuery(myPositionsEndpoints.candidates, { params: { uuid } }), staleTime: 0 });

export const candidateProfileQuery = (uuid: string) =>
  queryOptions({ ...apiQuery(myPositionsEndpoints.profile, { params: { uuid } }), staleTime: 0 });

/** Calls whose answers change with a decision. */
export const myPositionAnswers = [
  myPositionsEndpoints.list,
  myPositionsEndpoints.figures,
  myPositionsEndpoints.details,
  myPositionsEndpoints.candidates,
  myPositionsEndpoints.profile,
];
