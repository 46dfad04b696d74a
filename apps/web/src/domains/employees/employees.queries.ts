import { employeeColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import type { employeeExportCalls } from '@muster/contract/domains/employees/employee-export.calls.ts';
import type { IncompleteItem } from '@muster/contract/incomplete-configuration.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiQuery } from '../../platform/api/api-query.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { employeeHistoryEndpoints } from '../../platform/api/endpoints/employee-history.generated.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** Names that the list's address and its call share. */
export const showInactives = 'show_inactives';
export const incompleteConfiguration = 'incomplete_configuration';

export function employeeListQuery({ view, parameters: given }: ListRequest) {
  const { incomplete, parameters } = withoutIncomplete(given);
  const query = {
    dt_params: JSON.stringify(parameters),
    show_inactives: view.toggles[showInactives] ? 'true' : 'false',
    ...(incomplete.length > 0 && { incomplete_configuration: incomplete }),
  } as const;
  return apiQuery(employeesEndpoints.table, { query });
}

/** All pages of what the list shows, or the selected rows alone. */
export function exportBody(
  format: 'xlsx' | 'csv',
  { view, parameters: given, columns, ids }: ExportQuestion,
): ExportRequest {
  const { incomplete, parameters } = withoutIncomplete(given);
  return {
    format,
    columns: employeeColumns.filter((column) => columns.includes(column)),
    show_inactives: view.toggles[showInactives] === true,
    sort: parameters.sort as ExportRequest['sort'],
    filters: parameters.filters,
    incomplete_configuration: incomplete,
    ...(ids && { ids: ids.map(Number) }),
  };
}

interface ExportQuestion extends Pick<ListRequest, 'view' | 'parameters'> {
  /** Those that are shown. */
  readonly columns: readonly string[];
  /** Left out, all rows that the search and filters find. */
  readonly ids?: readonly string[] | undefined;
}

type ExportRequest = z.input<(typeof employeeExportCalls)['list']['body']>;

/** The filter of the incomplete ones is a parameter of its own. */
function withoutIncomplete(parameters: ListRequest['parameters']) {
  const { [incompleteConfiguration]: incomplete, ...filters } = parameters.filters;
  const value = incomplete?.value;
  return {
    incomplete: Array.isArray(value) ? (value as IncompleteItem[]) : [],
    parameters: { ...parameters, filters },
  };
}

/** Never from the store: a form must start from what holds now. */
export function employeeDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(employeesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });
}

export const statusHistoryQuery = (id: number) =>
  apiQuery(employeeHistoryEndpoints.statuses, { query: { employee_id: id } });
export const policyHistoryQuery = (id: number) => apiQuery(employeeHistoryEndpoints.policies, { params: { id } });
export const assignmentHistoryQuery = (id: number) =>
  apiQuery(employeeHistoryEndpoints.assignments, { query: { employee_id: id } });
export const costHistoryQuery = (id: number) =>
  apiQuery(employeeHistoryEndpoints.costs, { query: { employee_id: id } });

export const formDefaultsQuery = () => queryOptions({ ...apiQuery(employeesEndpoints.formDefaults), staleTime: 0 });

/** Lists that change rarely: fetched once and kept for ten minutes. */
const rarely = { staleTime: 600_000 };
export const clientChoicesQuery = () => queryOptions({ ...apiQuery(clientsEndpoints.withInvoiceConfig), ...rarely });
export const shiftChoicesQuery = () => queryOptions({ ...apiQuery(shiftsEndpoints.forDropdown), ...rarely });
export const timezoneChoicesQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.timezones), ...rarely });
export const officeChoicesQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.offices), ...rarely });
export const currencyChoicesQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.currencies), ...rarely });
export const statusTypesQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.statusTypes), ...rarely });

/** Today at home, where the days of employees are read. */
export const todayQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.currentTime), staleTime: 60_000 });
