import { z } from 'zod';
import { defaultPageSize } from './page-sizes.ts';

/** Rows that can be selected one by one. */
export const mostSelectedRows = 1_000;

/** JSON in a query parameter, parsed strictly. A wrong one is a field error, never a server error. */
export function jsonParameter<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is invalid: it must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

export const matchModes = ['contains', 'equals', 'in', 'between'] as const;

const filterValue = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string().max(200), z.number(), z.null()])).max(mostSelectedRows),
]);

/** `dt_params` of a table call (decisions, Addresses and calls): first row, rows, sort and filters by column name. */
export const tableParameters = z.strictObject({
  first: z.int().min(0).max(10_000_000).default(0),
  rows: z.int().min(1).max(100).default(defaultPageSize),
  sort: z
    .array(z.strictObject({ field: z.string().max(80), order: z.union([z.literal(1), z.literal(-1)]) }))
    .max(3)
    .default([]),
  filters: z
    .record(
      z.string().max(80),
      z.strictObject({ value: filterValue, matchMode: z.enum(matchModes).default('contains') }),
    )
    .default({}),
});
export type TableParameters = z.output<typeof tableParameters>;
export type ColumnFilter = TableParameters['filters'][string];

/** A list in a query parameter: a JSON list, comma-separated names, or a repeated parameter. */
export function listParameter<T extends z.ZodType>(item: T) {
  return z
    .union([z.string().max(4000), z.array(z.string().max(200)).max(100)])
    .transform((given, context): unknown => {
      if (typeof given !== 'string' || given === '') return given === '' ? [] : given;
      if (!given.startsWith('[')) return given.split(',');
      try {
        return JSON.parse(given);
      } catch {
        context.addIssue({ code: 'custom', message: 'is invalid: it must be a JSON list' });
        return z.NEVER;
      }
    })
    .pipe(z.array(item).max(100));
}

/** A yes or no in a query parameter. */
export const flagParameter = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

/** Page of a simple list: number from 1, and rows. */
export const pageParameters = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  rows: z.coerce.number().int().min(1).max(100).default(defaultPageSize),
};

/** Numeric id in an address. */
export const idParameter = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
