import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { teamWires } from './teams.wires.ts';

export const teamListQuery = ({ dt_params }: ListRequest) => apiQuery(teamWires.table, { query: { dt_params } });

/** Never from the store: a form must start from what holds now. */
export const teamQuery = (id: number) =>
  queryOptions({ ...apiQuery(teamWires.details, { params: { id } }), staleTime: 0, gcTime: 0 });

export const candidatesQuery = (clientId: number) => apiQuery(teamWires.candidates, { query: { client_id: clientId } });
export const teamRolesQuery = () => queryOptions({ ...apiQuery(teamWires.roles), staleTime: 600_000 });
export const teamClientsQuery = () => apiQuery(teamWires.clients);
export const ownTeamsQuery = () => apiQuery(teamWires.own);

export async function refreshTeams(queries: QueryClient): Promise<void> {
  const wires = [teamWires.table, teamWires.details, teamWires.own, teamWires.ofClient];
  await Promise.all(wires.map((wire) => queries.invalidateQueries({ queryKey: queryKeyOf(wire) })));
}
