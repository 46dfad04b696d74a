import { z } from 'zod';
import type { CallDeclaration } from './call.ts';

/** A call that answers the rows of a field's choices: a short list that no user needs to page through. */
interface LookupDeclaration
  extends Pick<CallDeclaration, 'name' | 'path' | 'section' | 'access' | 'query' | 'beforePasswordChange'> {
  /** What a choice shows: many users of a lookup may not open the record. */
  readonly row: z.ZodType<{ readonly id: number }>;
}

/** For lookups that the server searches. */
export const lookupSearch = z.strictObject({ search: z.string().trim().max(100).default('') });

/** The web app shows the rows with its own `defineLookup`, which says how each is offered. */
export function defineLookup<const Declared extends LookupDeclaration>({ row, ...call }: Declared) {
  const answer = z.array<Declared['row']>(row);
  return { ...call, method: 'GET', answer, audit: null } as const;
}
