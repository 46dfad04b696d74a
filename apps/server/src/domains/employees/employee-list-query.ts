import type { CallInput, Viewer } from '@muster/contract';
import {
  type EmployeeColumn,
  type SearchableColumn,
  searchableColumns,
} from '@muster/contract/domains/employees/employee-columns.ts';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import {
  maySeeSensitive,
  searchableColumnsFor,
  visibleColumns,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { EmployeeListQuery } from './employee-list-conditions.repository.ts';

type TableQuery = CallInput<(typeof employeesCalls)['table']>['query'];

/** The query of the list without columns that the viewer may not see: they neither search, sort nor filter. */
export function listQuery(viewer: Viewer, query: TableQuery): EmployeeListQuery {
  const visible: readonly string[] = visibleColumns(viewer);
  const { global, ...filters } = query.dt_params.filters;
  const searchColumns = searched(query.searchable_columns ?? searchableColumns, searchableColumnsFor(viewer));
  return {
    first: query.dt_params.first,
    rows: query.dt_params.rows,
    sort: query.dt_params.sort.filter(({ field }) => visible.includes(field)),
    filters: Object.entries(filters)
      .filter(([field]) => visible.includes(field))
      .flatMap(([field, filter]) => (filter ? [{ field: field as EmployeeColumn, filter }] : [])),
    showInactives: query.show_inactives,
    incomplete: query.incomplete_configuration,
    search: typeof global?.value === 'string' ? global.value.trim() : '',
    searchColumns,
    searchText: keptSearchText(searchColumns, maySeeSensitive(viewer)),
    reach: reachOf(viewer, recordArea),
    clientId: null,
  };
}

function searched(requested: readonly SearchableColumn[], allowed: readonly SearchableColumn[]): SearchableColumn[] {
  return allowed.filter((column) => requested.includes(column));
}

function keptSearchText(columns: readonly SearchableColumn[], sensitive: boolean): EmployeeListQuery['searchText'] {
  const personal: readonly SearchableColumn[] = ['personal_email', 'personal_phone'];
  const open = searchableColumns.filter((column) => !personal.includes(column));
  if (sensitive && columns.length === searchableColumns.length) return 'sensitive';
  return columns.length === open.length && open.every((column) => columns.includes(column)) ? 'open' : null;
}
