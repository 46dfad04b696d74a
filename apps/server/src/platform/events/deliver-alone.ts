import type { Db } from '../../database/db.ts';
import { commitWith } from '../../database/one-trip.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import { backoffSeconds, mostAttempts } from '../work/work-loop.ts';
import type { EventListener, StoredEvent } from './event-listeners.ts';
import { markDelivered, markFailed, markingDelivered, noteEffect } from './event-outbox.repository.ts';

export interface Delivery<C> {
  /** Scope `system`. */
  readonly db: Db;
  readonly listeners: readonly EventListener<C>[];
  /** What a listener works with. Wraps the transaction that holds both its work and the mark that it is done. */
  readonly contextFor: (db: Db) => C;
  readonly log: Log;
}

export function listenersOf<C>({ listeners }: Delivery<C>, event: StoredEvent): EventListener<C>[] {
  return listeners.filter(({ event: name }) => name === event.name);
}

/** Each listener in a transaction of its own; the event is tried again for those that failed. */
export async function deliverAlone<C>(options: Delivery<C>, event: StoredEvent): Promise<void> {
  const failures: string[] = [];
  const works: Work<C>[] = [];
  for (const listener of listenersOf(options, event)) {
    const read = listener.read(event);
    // Later attempts could not read it either.
    if ('unreadable' in read) return park(options, event, read.unreadable);
    works.push({ key: listener.key, run: read.run });
  }
  for (const [index, work] of works.entries()) {
    try {
      await perform(options, event, work, failures.length === 0 && index === works.length - 1);
    } catch (error) {
      failures.push(`${work.key}: ${reasonOf(error)}`);
    }
  }
  if (failures.length > 0) await retryLater(options, event, failures.join('; '));
  else if (works.length === 0) await markDelivered(options.db, event.id);
}

/**
 * The listeners that take one event at a time. Whether the others, which take several, are left to do: for all events of a round together.
 */
export async function deliverOwn<C>(options: Delivery<C>, event: StoredEvent): Promise<boolean> {
  const all = listenersOf(options, event);
  const works = all.flatMap(({ key, read, runAll }) => (runAll ? [] : [{ key, ...read(event) }]));
  if (works.length < all.length && all.every(({ read }) => !('unreadable' in read(event)))) {
    try {
      for (const work of works) if ('run' in work) await perform(options, event, work, false);
      return true;
    } catch {
      // Done below for every listener whose work is missing, with the reason.
    }
  }
  await deliverAlone(options, event);
  return false;
}

interface Work<C> {
  readonly key: string;
  readonly run: (ctx: C) => Promise<void>;
}

/** The last listener marks the event as delivered in its own transaction. */
async function perform<C>(
  { db, contextFor }: Delivery<C>,
  event: StoredEvent,
  work: Work<C>,
  isLast: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await noteEffect(transaction, event.id, work.key)) await work.run(contextFor(transaction));
    if (isLast) await commitWith(transaction, [markingDelivered([event.id])]);
  });
}

async function retryLater<C>(options: Delivery<C>, event: StoredEvent, reason: string): Promise<void> {
  if (event.attempts >= mostAttempts) return park(options, event, reason);
  await markFailed(options.db, event.id, reason, backoffSeconds(event.attempts));
  options.log.warn(factsOf(event, reason), 'An event could not be delivered; trying again.');
}

async function park<C>({ db, log }: Delivery<C>, event: StoredEvent, reason: string): Promise<void> {
  await markFailed(db, event.id, reason, 'never');
  log.error(factsOf(event, reason), 'An event was parked because it could not be delivered. See event_outbox.');
}

const factsOf = (event: StoredEvent, reason: string) => ({
  event: event.name,
  jobId: String(event.id),
  attempt: event.attempts,
  reason,
});
