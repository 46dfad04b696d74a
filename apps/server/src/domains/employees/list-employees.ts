import type { CallAnswer, CallInput } from '@muster/contract';
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
import type { Ctx } from '../../platform/http/context.ts';
import { ownClientOf, scopeOf } from '../../platform/http/reach.ts';
import { countList, type EmployeeListPage, listVersion, readPage } from './employee-list.repository.ts';
import type { EmployeeListQuery } from './employee-list-conditions.repository.ts';
import { listSightOf, presentRow } from './employees.presenter.ts';
import { ledTeamsOf } from './led-teams.ts';
import { createListTotals } from './list-total.ts';

type Table = (typeof employeesCalls)['table'];

const totals = createListTotals();

/** The table call of section 7.2. Columns that the viewer may not see take no part in search, sort and filter. */
export async function listEmployees(ctx: Ctx, { query }: CallInput<Table>): Promise<CallAnswer<Table>> {
  const asked = listQuery(ctx, query);
  const page = await readPage(ctx.db, asked);
  const sight = listSightOf(ctx.viewer);
  return { data: page.rows.map((row) => presentRow(row, sight)), total: await totalOf(ctx, asked, page) };
}

async function totalOf(ctx: Ctx, asked: EmployeeListQuery, page: EmployeeListPage): Promise<number> {
  const found = page.rows.length;
  const isLastPage = found < asked.rows && (found > 0 || asked.first === 0);
  if (isLastPage) return asked.first + found;
  const version = page.version ?? (await listVersion(ctx.db));
  const { first, rows, sort, ...filter } = asked;
  const key = JSON.stringify([scopeOf(ctx.viewer), filter]);
  return totals.read(key, version, () => countList(ctx.db, asked));
}

function listQuery(ctx: Ctx, query: CallInput<Table>['query']): EmployeeListQuery {
  const { viewer } = ctx;
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
    clientId: ownClientOf(viewer),
    team: ledTeamsOf(viewer),
  };
}

function searched(asked: readonly SearchableColumn[], allowed: readonly SearchableColumn[]): SearchableColumn[] {
  return allowed.filter((column) => asked.includes(column));
}

function keptSearchText(columns: readonly SearchableColumn[], sensitive: boolean): EmployeeListQuery['searchText'] {
  const personal: readonly SearchableColumn[] = ['personal_email', 'personal_phone'];
  const open = searchableColumns.filter((column) => !personal.includes(column));
  if (sensitive && columns.length === searchableColumns.length) return 'sensitive';
  return columns.length === open.length && open.every((column) => columns.includes(column)) ? 'open' : null;
}
