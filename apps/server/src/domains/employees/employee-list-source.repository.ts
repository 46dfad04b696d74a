import type { SearchableColumn } from '@muster/contract/domains/employees/employee-columns.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type IncompleteItem, incompleteItemTexts } from '@muster/contract/incomplete-configuration.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, holdsWords } from '../../platform/table/table-conditions.ts';
import type { Condition, KeyedSource, SqlColumn, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';

/** The employees of a list or a choice, before search and filters. */
export interface EmployeeScope {
  readonly showInactives: boolean;
  /** Nobody who is active. */
  readonly onlyInactives?: boolean;
  readonly incomplete: readonly IncompleteItem[];
  /** Row security hides people of other clients anyway, but no index knows row security. */
  readonly reach: Reach;
  /** People of one client. */
  readonly clientId: number | null;
}

/** Employees `l` from the table that is made for the list. */
export function employeeSource(scope: EmployeeScope): Omit<KeyedSource, 'read'> {
  return {
    strategy: 'keyed',
    from: sql`employee_list l`,
    where: conditionsOf(scope),
    keys: sql`l.employee_id`,
    order: sql`l.name_key`,
    ties: [sql`l.employee_id`],
    columns,
    search: searchCondition,
  };
}

const isNeverNull = true;

const columns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`l.employee_id` },
  name: { ...kept(sql`l.name_key`, sql`l.name`), holds: holdsIn(sql`l.name_key`) },
  position: { ...kept(sql`l.position_key`, sql`l.position`), holds: holdsIn(sql`l.position_key`) },
  'client.legal_business_name': kept(sql`l.client_key`, sql`l.client_name`),
  timezone_id: { sort: sql`l.timezone_name`, exact: sql`l.timezone_id`, isNeverNull },
  'shift.shift.name': { ...kept(sql`l.shift_key`, sql`l.shift_name`), hasEmpty: true },
  personal_email: { sort: sql`l.personal_email` },
  primary_work_location: { sort: sql`l.primary_work_location`, isNeverNull },
  'employee_status_type_group.name': { sort: sql`l.status_group`, isNeverNull },
  'latest_employee_active_date.reason': { sort: sql`l.reason` },
  'latest_employee_active_date.clearance_status': { sort: sql`l.clearance_status` },
  'latest_employee_active_date.rehire': { sort: sql`l.rehire` },
};

function kept(key: RawBuilder<unknown>, text: RawBuilder<unknown>): SqlColumn {
  return { sort: key, key, text, isNeverNull };
}

function holdsIn(key: RawBuilder<unknown>) {
  return (words: readonly string[]) => allOf([candidates(words, false), holdsWords(words, key)]);
}

/** In the global search a column is compared as people read it: locations by label too. */
const searchedColumns: Readonly<Record<SearchableColumn, RawBuilder<unknown>>> = {
  name: sql`l.name`,
  position: sql`l.position`,
  personal_email: sql`l.personal_email`,
  personal_phone: sql`l.personal_phone`,
  work_email: sql`l.work_email`,
  client_email: sql`l.client_email`,
  primary_work_location: sql`concat_ws(' ', l.primary_work_location, location_label(l.primary_work_location))`,
  secondary_work_location: sql`concat_ws(' ', l.secondary_work_location, location_label(l.secondary_work_location))`,
  shift_schedule: sql`l.shift_schedule`,
  'employee_status_type_group.name': sql`l.status_group`,
  'latest_employee_active_date.reason': sql`l.reason`,
  'latest_employee_active_date.clearance_status': sql`l.clearance_status`,
};
const personal: readonly string[] = ['personal_email', 'personal_phone'] satisfies SearchableColumn[];

/** Of an employee `l`. */
export const isInScope = (scope: EmployeeScope): Condition => allOf(conditionsOf(scope));

function conditionsOf({ showInactives, onlyInactives, incomplete, reach, clientId }: EmployeeScope): Condition[] {
  return [
    ...(showInactives ? [] : [sql<SqlBool>`l.status_group = 'active'`]),
    ...(onlyInactives ? [sql<SqlBool>`l.status_group <> 'active'`] : []),
    ...(incomplete.length > 0 ? [sql<SqlBool>`l.missing & ${maskOf(incomplete)}::integer <> 0`] : []),
    ...(reach === 'all' ? [] : [sql<SqlBool>`${isPersonReached(reach, listColumns)}`]),
    ...(clientId === null ? [] : [sql<SqlBool>`l.client_id = ${clientId}`]),
  ];
}

function searchCondition({ words, searched }: TableQuery): Condition {
  const names = searched.map(({ field }) => field);
  const withPersonal = names.some((name) => personal.includes(name));
  return allOf([candidates(words, withPersonal), holdsWords(words, searchedText(names))]);
}

/** The list keeps the text of all columns, with and without the personal ones; any other choice of columns is joined. */
function searchedText(names: readonly string[]): RawBuilder<unknown> {
  const all = Object.keys(searchedColumns);
  const open = all.filter((name) => !personal.includes(name));
  if (names.length === all.length) return sql`l.search_text_sensitive`;
  if (names.length === open.length && open.every((name) => names.includes(name))) return sql`l.search_text`;
  const texts = Object.entries(searchedColumns).flatMap(([name, text]) => (names.includes(name) ? [text] : []));
  return sql`search_key(concat_ws(chr(31), ${sql.join(texts)}))`;
}

/** Narrows to the rows that can match by their trigrams. A word under three characters has none. */
function candidates(words: readonly string[], withPersonal: boolean): Condition {
  const long = words.filter((word) => word.length >= 3);
  if (long.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`l.employee_id in (select searched from searched_employees(${long}::text[], ${withPersonal}) searched)`;
}

const listColumns: PersonColumns = { employee: sql`l.employee_id`, client: sql`l.client_id` };

function maskOf(items: readonly IncompleteItem[]): number {
  return items.reduce((mask, item) => mask | (1 << incompleteItemTexts[item].bit), 0);
}
