import type { Viewer } from '@muster/contract';
import { columnNames, isSearchable, isSeen, isTotalled, type ListColumns } from '@muster/contract/list-column.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
import { wordsOf } from './table-conditions.ts';
import type { TableQuery } from './table-source.ts';

/** The query in `dt_params`. Columns that the viewer may not see are left out of search, sort and filters. */
export function tableQueryOf(columns: ListColumns, viewer: Viewer, parameters: TableParameters): TableQuery {
  const { global, ...filters } = parameters.filters;
  const seen = <T extends object>(field: string, rest: T) => {
    const column = columns[field];
    return column && isSeen(columns, field, viewer) ? [{ field, column, ...rest }] : [];
  };
  return {
    first: parameters.first,
    rows: parameters.rows,
    sort: parameters.sort.flatMap(({ field, order }) => seen(field, { order })),
    filters: Object.entries(filters).flatMap(([field, filter]) => seen(field, { filter })),
    words: typeof global?.value === 'string' ? wordsOf(global.value) : [],
    totalled: columnNames(columns, isTotalled).flatMap((field) => seen(field, {})),
    searched: columnNames(columns, isSearchable).flatMap((field) => seen(field, {})),
  };
}
