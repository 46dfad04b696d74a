import type { Viewer } from '@muster/contract';
import { columnNames, isSearchable, isSeen, type ListColumns } from '@muster/contract/list-column.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
import { wordsOf } from './table-conditions.ts';
import type { TableQuestion } from './table-source.ts';

/** The query of `dt_params`. Columns that the viewer may not see are excluded from search, sort and filter. */
export function questionOf(columns: ListColumns, viewer: Viewer, parameters: TableParameters): TableQuestion {
  const { global, ...filters } = parameters.filters;
  const asked = <T extends object>(field: string, rest: T) => {
    const column = columns[field];
    return column && isSeen(columns, field, viewer) ? [{ field, column, ...rest }] : [];
  };
  return {
    first: parameters.first,
    rows: parameters.rows,
    sort: parameters.sort.flatMap(({ field, order }) => asked(field, { order })),
    filters: Object.entries(filters).flatMap(([field, filter]) => asked(field, { filter })),
    words: typeof global?.value === 'string' ? wordsOf(global.value) : [],
    searched: columnNames(columns, isSearchable).flatMap((field) => asked(field, {})),
  };
}
