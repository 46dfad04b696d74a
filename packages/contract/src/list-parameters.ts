import { z } from 'zod';
import { columnNames, isFilterable, isSortable, type ListColumn, type ListColumns } from './list-column.ts';
import { type ColumnFilter, jsonParameter, tableParameters } from './paging.ts';
import { isDay } from './plain-day.ts';

/** Query of a list call: `dt_params` and the other parameters of the call. */
export function listQuery<const P extends z.ZodRawShape = Record<never, never>>(columns: ListColumns, others?: P) {
  const parameters = listParameters(columns);
  const table = { dt_params: jsonParameter(parameters).default(tableParameters.parse({})) };
  return z.strictObject({ ...table, ...(others ?? {}) } as typeof table & P);
}

/** `dt_params` of a list. Unknown columns and invalid filter values are field errors. */
export function listParameters(columns: ListColumns) {
  const sortable = columnNames(columns, isSortable);
  const filterable = columnNames(columns, isFilterable);
  return tableParameters.superRefine(({ sort, filters }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [index, { field }] of sort.entries()) {
      if (!sortable.includes(field)) refuse(['sort', index, 'field'], 'is not a column that can be sorted by');
    }
    for (const [field, filter] of Object.entries(filters)) {
      const column = filterable.includes(field) ? columns[field] : undefined;
      const problem = column ? filterProblem(column, filter) : unknownFilter(field);
      if (problem !== null) refuse(['filters', field], problem(field));
    }
  });
}

type Problem = (field: string) => string;

const unknownFilter = (field: string): Problem | null =>
  field === 'global' ? null : () => 'is not a column that can be filtered by';

/** The error of a filter on the column, or null. */
export function filterProblem(column: ListColumn, { value, matchMode }: ColumnFilter): Problem | null {
  const values = Array.isArray(value) ? value : [value];
  const isRange = matchMode === 'between';
  if (isRange ? values.every(isEmpty) : values.length === 0 || values.some(isEmpty)) return emptyValue;
  if (isRange && (values.length !== 2 || !hasRange(column))) return noRange;
  const kind = filteredKind(column);
  const wrong = values.some((one) => !isEmpty(one) && !fits(kind, one));
  if (wrong) return wrongValue[kind];
  return isRange && isReversed(kind, values) ? reversed : null;
}

function isReversed(kind: ListColumn['kind'], [from, to]: readonly unknown[]): boolean {
  if (isEmpty(from) || isEmpty(to)) return false;
  return kind === 'day' || kind === 'instant' ? String(from) > String(to) : Number(from) > Number(to);
}

/** What filters on the column compare. */
export const filteredKind = ({ kind, filteredBy }: ListColumn): ListColumn['kind'] =>
  filteredBy === 'ids' ? 'id' : kind;

const isEmpty = (value: unknown) => value === null || value === '';
const hasRange = ({ kind }: ListColumn) => ['day', 'instant', 'number', 'minutes', 'money'].includes(kind);

const emptyValue: Problem = (field) => `The filter of ${field} has an empty value. Leave the filter out instead.`;
const noRange: Problem = (field) => `The filter of ${field} takes no range.`;
const reversed: Problem = (field) => `The filter of ${field} begins after it ends. Swap the two values.`;
const needs =
  (what: string): Problem =>
  (field) =>
    `The filter of ${field} needs ${what}.`;

const wrongValue: Readonly<Record<ListColumn['kind'], Problem>> = {
  text: needs('a text'),
  choice: needs('a text'),
  yesNo: needs('true or false'),
  day: needs('a day, YYYY-MM-DD'),
  instant: needs('a day, YYYY-MM-DD'),
  number: needs('a number'),
  minutes: needs('a number of minutes'),
  money: needs('an amount'),
  id: needs('an id'),
};

function fits(kind: ListColumn['kind'], value: unknown): boolean {
  const text = String(value);
  if (kind === 'id') return /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647;
  if (kind === 'day' || kind === 'instant') return isDay(text);
  if (kind === 'yesNo') return text === 'true' || text === 'false';
  if (kind === 'text' || kind === 'choice') return true;
  return /^-?\d{1,12}(?:\.\d{1,4})?$/.test(text);
}
