import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { choicesOf } from '../../platform/form/choices.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { clientChoiceWires, clientPartWires, clientWires } from './clients.wires.ts';

export const clientListQuery = ({ dt_params }: ListRequest) => apiQuery(clientWires.table, { query: { dt_params } });

/** Never from the store: a form must start from what holds now. */
export function clientDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(clientWires.details, { params: { id } }), staleTime: 0, gcTime: 0 });
}

export const clientStatusHistoryQuery = (id: number) => apiQuery(clientPartWires.statusHistory, { params: { id } });
export const clientTeamsQuery = (id: number) => apiQuery(clientPartWires.teams, { params: { id } });
export const clientContactsQuery = (id: number) => apiQuery(clientPartWires.contacts, { params: { id } });
export const clientUsersQuery = (id: number) => apiQuery(clientPartWires.users, { params: { id } });
export const clientPoliciesQuery = (id: number) => apiQuery(clientPartWires.policies, { params: { id } });
export const invoiceConfigsQuery = (id: number) => apiQuery(clientPartWires.invoiceConfigs, { params: { id } });
export const clientPeopleQuery = (id: number) => apiQuery(clientPartWires.people, { params: { id } });
export const clientCostsQuery = (id: number) => apiQuery(clientPartWires.costs, { params: { id } });

/** Lists that change rarely: fetched once and kept for ten minutes. */
const rarely = { staleTime: 600_000 };

export const useCountryChoices = () =>
  choicesOf(useQuery({ ...apiQuery(clientChoiceWires.countries), ...rarely }), ({ id, name }) => ({
    value: String(id),
    label: name,
  }));

export const useTimezoneChoices = () =>
  choicesOf(useQuery({ ...apiQuery(clientChoiceWires.timezones), ...rarely }), (zone) => ({
    value: String(zone.id),
    label: zone.name,
    hint: zone.friendly_name,
  }));

export const useCurrencyChoices = () =>
  choicesOf(useQuery({ ...apiQuery(clientChoiceWires.currencies), ...rarely }), ({ id, code }) => ({
    value: String(id),
    label: code,
  }));

export const useSubscriptionChoices = () =>
  choicesOf(useQuery({ ...apiQuery(clientChoiceWires.subscriptions), ...rarely }), ({ id, name }) => ({
    value: String(id),
    label: name,
  }));

export const policyChoicesQuery = () => apiQuery(clientChoiceWires.policies);
export const managerChoicesQuery = () => apiQuery(clientChoiceWires.accountManagers);
