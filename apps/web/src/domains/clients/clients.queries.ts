import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { choicesOf } from '../../platform/form/choices.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const clientListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(clientsEndpoints.table, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export function clientDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(clientsEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });
}

export const clientStatusHistoryQuery = (id: number) => apiQuery(clientsEndpoints.statusHistory, { params: { id } });
export const clientTeamsQuery = (id: number) => apiQuery(clientRecordEndpoints.teams, { params: { id } });
export const clientContactsQuery = (id: number) => apiQuery(clientRecordEndpoints.contacts, { params: { id } });
export const clientUsersQuery = (id: number) => apiQuery(clientRecordEndpoints.users, { params: { id } });
export const clientPoliciesQuery = (id: number) => apiQuery(clientRecordEndpoints.policies, { params: { id } });
export const invoiceConfigsQuery = (id: number) => apiQuery(clientRecordEndpoints.invoiceConfigs, { params: { id } });
export const clientPeopleQuery = (id: number) => apiQuery(clientRecordEndpoints.people, { params: { id } });
export const clientCostsQuery = (id: number) => apiQuery(clientRecordEndpoints.costs, { params: { id } });

/** Lists that rarely change are kept for ten minutes. */
const rarely = { staleTime: 600_000 };

export const useCountryChoices = () =>
  choicesOf(useQuery({ ...apiQuery(lookupsEndpoints.countries), ...rarely }), ({ id, name }) => ({
    value: String(id),
    label: name,
  }));

export const useTimezoneChoices = () =>
  choicesOf(useQuery({ ...apiQuery(lookupsEndpoints.timezones), ...rarely }), (zone) => ({
    value: String(zone.id),
    label: zone.name,
    hint: zone.friendly_name,
  }));

export const useCurrencyChoices = () =>
  choicesOf(useQuery({ ...apiQuery(lookupsEndpoints.currencies), ...rarely }), ({ id, code }) => ({
    value: String(id),
    label: code,
  }));

export const useSubscriptionChoices = () =>
  choicesOf(useQuery({ ...apiQuery(lookupsEndpoints.invoiceSubscriptions), ...rarely }), ({ id, name }) => ({
    value: String(id),
    label: name,
  }));

export const policyChoicesQuery = () => apiQuery(clientRecordEndpoints.policyChoices);
export const managerChoicesQuery = () => apiQuery(clientRecordEndpoints.accountManagerChoices);
