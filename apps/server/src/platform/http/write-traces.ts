import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { commitWith, isHolding } from '../../database/one-trip.ts';
import { insertingRows, type MarkedRow } from '../audit/activity-log.repository.ts';
import { insertingEvents } from '../events/event-outbox.repository.ts';
import type { DomainEvent } from '../events/events.ts';
import { type IdempotentRequest, insertingAnswer, type StoredAnswer } from './idempotency.ts';

/**
 * What a write stores in addition to its change: collected while the call runs, stored at its end in the same
 * transaction.
 */
export interface WriteTraces {
  readonly lines: MarkedRow[];
  readonly events: DomainEvent[];
}

/** All in one statement, which travels with the commit: it is the last one of the transaction, after those that it held. */
export async function storeTraces(
  db: Db,
  { lines, events }: WriteTraces,
  kept: { readonly request: IdempotentRequest; readonly stored: StoredAnswer } | null,
): Promise<void> {
  const parts = [
    ...(lines.length > 0 ? [insertingRows(lines)] : []),
    ...(events.length > 0 ? [insertingEvents(events)] : []),
    ...(kept ? [insertingAnswer(kept.request, kept.stored)] : []),
  ];
  if (parts.length > 0 || isHolding(db)) await commitWith(db, parts.length > 0 ? [together(parts)] : []);
}

function together(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const named = parts.map((part, index) => sql`${sql.ref(partNames[index] ?? '')} as (${part})`);
  return sql`with ${sql.join(named)} select`;
}

const partNames = ['first', 'second', 'third'] as const;
