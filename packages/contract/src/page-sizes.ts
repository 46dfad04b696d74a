/** Rows on a page of a table. */
export const pageSizes: readonly number[] = [30, 50, 100];
export const defaultPageSize = 30;
