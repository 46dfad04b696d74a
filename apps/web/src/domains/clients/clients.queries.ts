import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { hoursApprovalEndpoints } from '../../platform/api/endpoints/hours-approval.generated.ts';
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
export const networkRuleQuery = (id: number) => apiQuery(clientRecordEndpoints.networkRule, { params: { id } });
export const hoursRuleQuery = (id: number) => apiQuery(clientRecordEndpoints.hoursRule, { params: { id } });
export const clientUsersQuery = (id: number) => apiQuery(clientRecordEndpoints.users, { params: { id } });
export const clientPoliciesQuery = (id: number) => apiQuery(clientRecordEndpoints.policies, { params: { id } });
export const invoiceConfigsQuery = (id: number) => apiQuery(clientRecordEndpoints.invoiceConfigs, { params: { id } });
export const clientPeopleQuery = (id: number) => apiQuery(clientRecordEndpoints.people, { params: { id } });
export const clientCostsQuery = (id: number) => apiQuery(clientRecordEndpoints.costs, { params: { id } });

/** Never cached: a form must start from the current values. */
export const hoursApprovalQuery = (id: number) =>
  queryOptions({ ...apiQuery(hoursApprovalEndpoints.details, { params: { id } }), staleTime: 0 });

export const managerChoicesQuery = () => apiQuery(clientRecordEndpoints.accountManagerChoices);
