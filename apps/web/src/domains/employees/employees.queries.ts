import { searchableColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import type { SensitiveGroup } from '@muster/contract/domains/employees/sensitive-groups.ts';
import type { IncompleteItem } from '@muster/contract/incomplete-configuration.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { employeeHistoryEndpoints } from '../../platform/api/endpoints/employee-history.generated.ts';
import { employeeStatusEndpoints } from '../../platform/api/endpoints/employee-status.generated.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** Names that the list's address and its call share. */
export const showInactives = 'show_inactives';
export const incompleteConfiguration = 'incomplete_configuration';

/** The filter of incomplete configuration is a separate parameter. */
export function employeeListQuery({ view, parameters, isSelection = false }: ListRequest) {
  const { [incompleteConfiguration]: incomplete, ...filters } = parameters.filters;
  const items = Array.isArray(incomplete?.value) ? (incomplete.value as IncompleteItem[]) : [];
  const query = {
    dt_params: JSON.stringify({ ...parameters, filters }),
    searchable_columns: JSON.stringify(searchableColumns),
    show_inactives: view.toggles[showInactives] || isSelection ? 'true' : 'false',
    ...(items.length > 0 && { incomplete_configuration: items }),
  } as const;
  return apiQuery(employeesEndpoints.table, { query });
}

/** Never cached: a form must start from the current values. */
export function employeeDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(employeesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });
}

/** The record for reading: masked values instead of the sensitive fields. */
export function employeeRecordQuery(id: number) {
  const question = { params: { id }, query: { sensitive: 'preview' } } as const;
  return queryOptions({ ...apiQuery(employeesEndpoints.details, question), staleTime: 0, gcTime: 0 });
}

export const recordFactsQuery = (id: number) =>
  queryOptions({ ...apiQuery(employeesEndpoints.recordFacts, { params: { id } }), staleTime: 0 });

/** Each request is logged as a reading, so nothing refetches it but a change of the record. */
export const sensitiveGroupQuery = (id: number, group: SensitiveGroup) =>
  queryOptions({
    ...apiQuery(employeesEndpoints.sensitiveGroup, { params: { id }, query: { group } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const statusHistoryQuery = (id: number) =>
  apiQuery(employeeHistoryEndpoints.statuses, { query: { employee_id: id } });
export const policyHistoryQuery = (id: number) => apiQuery(employeeHistoryEndpoints.policies, { params: { id } });
export const assignmentHistoryQuery = (id: number) =>
  apiQuery(employeeHistoryEndpoints.assignments, { query: { employee_id: id } });
export const costHistoryQuery = (id: number) =>
  apiQuery(employeeHistoryEndpoints.costs, { query: { employee_id: id } });

export const formDefaultsQuery = () => queryOptions({ ...apiQuery(employeesEndpoints.formDefaults), staleTime: 0 });

/** When an employment with this last day would end. A time that passes changes the answer. */
export const endingPreviewQuery = (id: number, lastDay: string) =>
  queryOptions({
    ...apiQuery(employeeStatusEndpoints.previewEnding, { body: { id, effective_date: lastDay } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Today at home, where the days of employees are read. */
export const todayQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.currentTime), staleTime: 60_000 });
