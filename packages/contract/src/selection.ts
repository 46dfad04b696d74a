import { z } from 'zod';
import { flagParameter } from './paging.ts';

/** Rows that an action can take at once when it is given the whole list. */
const mostSelectedAtOnce = 100_000;

/** Query parameter of a list whose results can be selected as a whole: also answer the digest. */
export const digestParameter = { digest: flagParameter.optional() };

/** Part of such a list's answer, where the query asked for it: a digest of the ids and versions of all results. */
export const digestAnswer = { digest: z.string().optional() };

/**
 * The rows of a list that an action is for: `chosen` ones, or `all` that match the list's query. `total` and `digest` are
 * those of the list's answer: if other rows match by now, or one of them changed, the answer is 409 and nothing changes.
 */
export function selectionOf<C extends z.ZodRawShape, Q extends z.ZodType>(chosen: C, query: Q) {
  return z.union([
    z.strictObject(chosen),
    z.strictObject({ all: query, total: z.int().min(1).max(mostSelectedAtOnce), digest: z.hash('sha256') }),
  ]);
}
