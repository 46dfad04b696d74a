import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';
import { teamWires } from './teams.wires.ts';

export function teamListQuery(view: TableView, shape: TableShape) {
  const query = { dt_params: JSON.stringify(tableParametersOf(view, shape)) };
  return queryOptions({ ...apiQuery(teamWires.table, { query }), placeholderData: keepPreviousData });
}

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
