import type { TableParameters } from '@muster/contract';
import { invalidInput } from '@muster/contract';
import type { EmployeeColumn, SearchableColumn } from '@muster/contract/domains/employees/employee-columns.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type IncompleteItem, incompleteItemTexts } from '@muster/contract/incomplete-configuration.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';

export type Condition = RawBuilder<SqlBool>;
export type ColumnFilter = TableParameters['filters'][string];

/** A query of the list, already without the columns that the viewer may not see. */
export interface EmployeeListQuery {
  readonly first: number;
  readonly rows: number;
  readonly sort: readonly { readonly field: EmployeeColumn; readonly order: 1 | -1 }[];
  readonly filters: readonly { readonly field: EmployeeColumn; readonly filter: ColumnFilter }[];
  readonly showInactives: boolean;
  readonly incomplete: readonly IncompleteItem[];
  readonly search: string;
  readonly searchColumns: readonly SearchableColumn[];
  /** True where the searched columns are exactly those kept in one of the two search texts. */
  readonly searchText: 'open' | 'sensitive' | null;
  /** Row security hides the others anyway, but only this condition can use an index. */
  readonly reach: Reach;
  /** People of one client. */
  readonly clientId: number | null;
  /** Left out: all rows that match. */
  readonly ids?: readonly number[] | undefined;
}

/** Only these constants are interpolated into SQL; user input is always bound. */
const sortColumns: Readonly<Record<EmployeeColumn, RawBuilder<unknown>>> = {
  name: sql.raw('l.name_key'),
  position: sql.raw('l.position_key'),
  'client.legal_business_name': sql.raw('l.client_key'),
  timezone_id: sql.raw('l.timezone_name'),
  'shift.shift.name': sql.raw('l.shift_key'),
  personal_email: sql.raw('l.personal_email'),
  primary_work_location: sql.raw('l.primary_work_location'),
  'employee_status_type_group.name': sql.raw('l.status_group'),
  'latest_employee_active_date.reason': sql.raw('l.reason'),
  'latest_employee_active_date.clearance_status': sql.raw('l.clearance_status'),
  'latest_employee_active_date.rehire': sql.raw('l.rehire'),
};

/** Already in the form of search_key(). */
const keyColumns: Partial<Record<EmployeeColumn, RawBuilder<unknown>>> = {
  name: sql.raw('l.name_key'),
  position: sql.raw('l.position_key'),
  'client.legal_business_name': sql.raw('l.client_key'),
  'shift.shift.name': sql.raw('l.shift_key'),
};

const exactColumns: Partial<Record<EmployeeColumn, RawBuilder<unknown>>> = {
  timezone_id: sql.raw('l.timezone_id::text'),
  primary_work_location: sql.raw('l.primary_work_location'),
  'employee_status_type_group.name': sql.raw('l.status_group'),
  'latest_employee_active_date.clearance_status': sql.raw('l.clearance_status'),
  'latest_employee_active_date.rehire': sql.raw("case when l.rehire then 'true' when not l.rehire then 'false' end"),
};

/** In the global search a column is compared as people read it: locations by label too. */
const searchedColumns: Readonly<Record<SearchableColumn, RawBuilder<unknown>>> = {
  name: sql.raw('l.name'),
  position: sql.raw('l.position'),
  personal_email: sql.raw('l.personal_email'),
  personal_phone: sql.raw('l.personal_phone'),
  work_email: sql.raw('l.work_email'),
  client_email: sql.raw('l.client_email'),
  primary_work_location: sql.raw("concat_ws(' ', l.primary_work_location, location_label(l.primary_work_location))"),
  secondary_work_location: sql.raw(
    "concat_ws(' ', l.secondary_work_location, location_label(l.secondary_work_location))",
  ),
  shift_schedule: sql.raw('l.shift_schedule'),
  'employee_status_type_group.name': sql.raw('l.status_group'),
  'latest_employee_active_date.reason': sql.raw('l.reason'),
  'latest_employee_active_date.clearance_status': sql.raw('l.clearance_status'),
};

/** Ties are broken by id in the direction of the sort, so that one index serves both. */
export function orderOf(query: EmployeeListQuery): RawBuilder<unknown> {
  const sorts = query.sort.length > 0 ? query.sort : [{ field: 'name' as const, order: 1 as const }];
  const last = sorts.at(-1)?.order ?? 1;
  const parts = sorts.map(({ field, order }) => sql`${sortColumns[field]} ${direction(order)}`);
  return sql.join([...parts, sql`l.employee_id ${direction(last)}`]);
}

export function conditionsOf(query: EmployeeListQuery): Condition {
  const conditions = [
    ...(query.showInactives ? [] : [sql<SqlBool>`l.status_group = 'active'`]),
    ...(query.incomplete.length > 0 ? [sql<SqlBool>`l.missing & ${maskOf(query.incomplete)}::integer <> 0`] : []),
    ...(query.reach === 'all' ? [] : [isPersonReached(query.reach, listColumns)]),
    ...(query.clientId === null ? [] : [sql<SqlBool>`l.client_id = ${query.clientId}`]),
    ...(query.ids === undefined ? [] : [sql<SqlBool>`l.employee_id = any (${query.ids}::integer[])`]),
    ...query.filters.map(({ field, filter }) => filterCondition(field, filter)),
    ...(query.search === '' ? [] : [searchCondition(query)]),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function searchCondition({ search, searchText, searchColumns }: EmployeeListQuery): Condition {
  if (searchColumns.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`${candidates(search, searchText !== 'open')} and ${found(search, searchedText(searchText, searchColumns))}`;
}

function searchedText(
  kept: EmployeeListQuery['searchText'],
  columns: readonly SearchableColumn[],
): RawBuilder<unknown> {
  if (kept === 'open') return sql.raw('l.search_text');
  if (kept === 'sensitive') return sql.raw('l.search_text_sensitive');
  return sql`search_key(concat_ws(chr(31), ${sql.join(columns.map((column) => searchedColumns[column]))}))`;
}

function filterCondition(field: EmployeeColumn, { value, matchMode }: ColumnFilter): Condition {
  const exact = exactColumns[field];
  if (exact) return oneOf(exact, field, value);
  if (Array.isArray(value) && matchMode === 'in') return oneOf(labelOf(field), field, value);
  if (typeof value !== 'string')
    throw invalidInput({ [`dt_params.filters.${field}`]: [`The filter of ${field} needs a text.`] });
  const key = keyColumns[field];
  if (field === 'name' || field === 'position') {
    return sql<SqlBool>`${candidates(value, false)} and ${found(value, sortColumns[field])}`;
  }
  return found(value, key ?? sql`search_key(${sortColumns[field]})`);
}

/** The displayed text, for columns that sort by another form of it. */
function labelOf(field: EmployeeColumn): RawBuilder<unknown> {
  return labelColumns[field] ?? sortColumns[field];
}

const labelColumns: Partial<Record<EmployeeColumn, RawBuilder<unknown>>> = {
  name: sql.raw('l.name'),
  position: sql.raw('l.position'),
  'client.legal_business_name': sql.raw('l.client_name'),
  'shift.shift.name': sql.raw('l.shift_name'),
};

function oneOf(column: RawBuilder<unknown>, field: EmployeeColumn, value: ColumnFilter['value']): Condition {
  const values = Array.isArray(value) ? value : [value];
  if (values.some((one) => one === null || one === '')) {
    throw invalidInput({
      [`dt_params.filters.${field}`]: [`The filter of ${field} has an empty value. Leave the filter out instead.`],
    });
  }
  return sql<SqlBool>`${column} = any (${values.map(String)}::text[])`;
}

/** Narrows to the rows that can match by their trigrams; a term under three characters has none and scans. */
function candidates(term: string, withSensitive: boolean): Condition {
  if (term.trim().length < 3) return sql<SqlBool>`true`;
  const personal = withSensitive ? sql` or s.grams_sensitive @> search_grams(${term})` : sql``;
  return sql<SqlBool>`l.employee_id in (
    select s.employee_id from employee_search s where s.grams @> search_grams(${term})${personal})`;
}

function found(term: string, text: RawBuilder<unknown>): Condition {
  return sql<SqlBool>`position(search_key(${term}) in ${text}) > 0`;
}

const listColumns: PersonColumns = { employee: sql.raw('l.employee_id'), client: sql.raw('l.client_id') };

function maskOf(items: readonly IncompleteItem[]): number {
  return items.reduce((mask, item) => mask | (1 << incompleteItemTexts[item].bit), 0);
}

function direction(order: 1 | -1): RawBuilder<unknown> {
  return sql.raw(order === 1 ? 'asc' : 'desc');
}
