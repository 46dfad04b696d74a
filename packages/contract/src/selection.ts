import { z } from 'zod';

/** Rows that an action can take at once when it is given the whole list. */
const mostSelectedAtOnce = 100_000;

/**
 * The rows of a list that an action is for: `chosen` ones, or `all` that match the list's query. `total` is the number that
 * the user saw: if the list has another number of rows by now, the answer is 409 and nothing changes.
 */
export function selectionOf<C extends z.ZodRawShape, Q extends z.ZodType>(chosen: C, query: Q) {
  return z.union([
    z.strictObject(chosen),
    z.strictObject({ all: query, total: z.int().min(1).max(mostSelectedAtOnce) }),
  ]);
}
