import type { TableQuery } from '../platform/table/table-source.ts';

/** The first hundred rows of a list, in its own order. */
export const wholeList: TableQuery = { first: 0, rows: 100, sort: [], filters: [], words: [], searched: [] };
