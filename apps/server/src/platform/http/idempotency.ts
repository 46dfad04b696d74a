import { createHash } from 'node:crypto';
import { Problem } from '@muster/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  readonly call: string;
  readonly requestHash: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly answer: unknown;
}

/** Null if the caller sent no key. @throws Problem invalid-input for a malformed key. */
export function idempotentRequest(
  userId: number,
  call: string,
  key: unknown,
  { params, body }: { readonly params: unknown; readonly body: unknown },
): IdempotentRequest | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{16,80}$/.test(key)) {
    throw new Problem('invalid-input', 'The Idempotency-Key must be 16 to 80 letters, digits, hyphens or underscores.');
  }
  // The same text can go to two records.
  const asked = Object.keys(params ?? {}).length > 0 ? { params, body } : (body ?? null);
  return { userId, key, call, requestHash: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}

/**
 * Runs with the change itself. Of two simultaneous requests, the second fails on the primary key and gets the stored
 * answer.
 */
export function insertingAnswer(request: IdempotentRequest, { status, answer }: StoredAnswer): RawBuilder<unknown> {
  return sql`insert into idempotency_key (user_id, key, call, request_hash, status, answer)
    values (${request.userId}, ${request.key}, ${request.call}, ${request.requestHash}, ${status},
      ${JSON.stringify(answer ?? null)}::jsonb)`;
}

/**
 * The earlier answer under this key, or null. Read only after the first attempt failed, so that an ordinary create
 * costs one statement.
 * @throws Problem invalid-input (422) if the key was used for another request.
 */
export async function earlierAnswer(db: Db, request: IdempotentRequest): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['call', 'request_hash', 'status', 'answer'])
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.call !== request.call || row.request_hash !== request.requestHash) {
    throw new Problem('invalid-input', 'This Idempotency-Key was used for another request. Send a new key.');
  }
  return { status: row.status, answer: row.answer };
}
