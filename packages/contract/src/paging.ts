import { z } from 'zod';

export const pageSizes = [30, 50, 100] as const;
export const defaultPageSize = 30;

/** JSON in a query parameter, parsed strictly. A wrong one is a field error, never a server error. */
export function jsonParameter<T extends z.ZodType>(schema: T) {
  return z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is invalid: it must be JSON' });
      return z.NEVER;
    }
  }).pipe(schema);
}

export const matchModes = ['contains', 'equals', 'in', 'between'] as const;

const filterValue = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string().max(200), z.number(), z.null()])).max(100),
]);

/** `dt_params` of a table call (decisions, Addresses and calls): first row, rows, sort and filters by column name. */
export const tableParameters = z.strictObject({
  first: z.int().min(0).max(10_000_000).default(0),
  rows: z.int().min(1).max(100).default(defaultPageSize),
  sort: z.array(z.strictObject({ field: z.string().max(80), order: z.union([z.literal(1), z.literal(-1)]) })).max(3).default([]),
  filters: z
    .record(z.string().max(80), z.strictObject({ value: filterValue, matchMode: z.enum(matchModes).default('contains') }))
    .default({}),
});
export type TableParameters = z.output<typeof tableParameters>;

/** Numeric id in an address. */
export const idParameter = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
