import type { ColumnFilter, TableParameters } from '@muster/contract';

interface Page {
  /** From 1. */
  readonly page: number;
  readonly rows: number;
  readonly search?: string;
  /** Ascending by this column. */
  readonly sort?: string;
  /** Values to match exactly; undefined, null and '' do not filter. */
  readonly filters?: Readonly<Record<string, ColumnFilter['value'] | undefined>>;
}

/** The query of a list call for lists whose state is not a table's view. */
export function pageQueryOf({ page, rows, search = '', sort, filters = {} }: Page): { dt_params: string } {
  const parameters: TableParameters = {
    first: (page - 1) * rows,
    rows,
    sort: sort === undefined ? [] : [{ field: sort, order: 1 }],
    filters: {
      ...(search !== '' && { global: { value: search, matchMode: 'contains' } }),
      ...Object.fromEntries(
        Object.entries(filters).flatMap(([field, value]) =>
          value === undefined || value === null || value === ''
            ? []
            : [[field, { value, matchMode: Array.isArray(value) ? ('in' as const) : ('equals' as const) }]],
        ),
      ),
    },
  };
  return { dt_params: JSON.stringify(parameters) };
}
