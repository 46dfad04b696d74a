import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import { teamsEndpoints } from '../../platform/api/endpoints/teams.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const teamListQuery = ({ dt_params }: ListRequest) => apiQuery(teamsEndpoints.table, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const teamQuery = (id: number) =>
  queryOptions({ ...apiQuery(teamsEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Employees of a client, for its teams. */
export const candidatesOf = (clientId: number) =>
  defineLookup(apiQuery(teamsEndpoints.candidates, { query: { client_id: clientId } }), {
    label: ({ name }) => name,
    hint: ({ position }) => position,
    staleMs: 0,
  });
export const teamAtAddressQuery = (uuid: string) => apiQuery(teamsEndpoints.atAddress, { params: { uuid } });
export const ownTeamsQuery = () => apiQuery(teamsEndpoints.own);

export const teamAnswers = [
  teamsEndpoints.table,
  teamsEndpoints.details,
  teamsEndpoints.atAddress,
  teamsEndpoints.own,
  clientRecordEndpoints.teams,
];

export const refreshTeams = (queries: QueryClient) => refreshAnswers(queries, teamAnswers);
