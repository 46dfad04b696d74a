import type { Db } from '../../database/db.ts';
import { commitWith } from '../../database/one-trip.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import { backoffSeconds, mostAttempts, startWorkLoop, type WorkLoop } from '../work/work-loop.ts';
import type { Bell } from './bell.ts';
import type { EventListener, StoredEvent } from './event-listeners.ts';
import { claimEvents, markDelivered, markFailed, markingDelivered, noteEffect } from './event-outbox.repository.ts';

export interface DispatcherOptions<C> {
  /** Scope `system`. */
  readonly db: Db;
  readonly listeners: readonly EventListener<C>[];
  /** What a listener works with. Wraps the transaction that holds both its work and the mark that it is done. */
  readonly contextFor: (db: Db, event: StoredEvent) => C;
  /** Wakes the dispatcher when this process announced something; it polls every five seconds in any case. */
  readonly bell?: Bell;
  readonly log: Log;
}

const atOnce = 20;

/**
 * Delivers announced events after their commit, at least once, in any of several processes. A listener's work in the
 * database takes effect once; an event that fails five times is parked and logged.
 */
export function startDispatcher<C>(options: DispatcherOptions<C>): WorkLoop {
  const loop = startWorkLoop('events', () => deliverSome(options), options.log);
  options.bell?.onRing(loop.wake);
  loop.wake();
  return loop;
}

async function deliverSome<C>(options: DispatcherOptions<C>): Promise<boolean> {
  const events = await claimEvents(options.db, atOnce);
  for (const event of events) await deliver(options, event);
  return events.length > 0;
}

async function deliver<C>(options: DispatcherOptions<C>, event: StoredEvent): Promise<void> {
  const failures: string[] = [];
  const works: Work<C>[] = [];
  for (const listener of options.listeners.filter(({ event: name }) => name === event.name)) {
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

interface Work<C> {
  readonly key: string;
  readonly run: (ctx: C) => Promise<void>;
}

/** The last listener marks the event as delivered in its own transaction. */
async function perform<C>(
  { db, contextFor }: DispatcherOptions<C>,
  event: StoredEvent,
  work: Work<C>,
  isLast: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await noteEffect(transaction, event.id, work.key)) await work.run(contextFor(transaction, event));
    if (isLast) await commitWith(transaction, [markingDelivered(event.id)]);
  });
}

async function retryLater<C>(options: DispatcherOptions<C>, event: StoredEvent, reason: string): Promise<void> {
  if (event.attempts >= mostAttempts) return park(options, event, reason);
  await markFailed(options.db, event.id, reason, backoffSeconds(event.attempts));
  options.log.warn(factsOf(event, reason), 'An event could not be delivered; trying again.');
}

async function park<C>({ db, log }: DispatcherOptions<C>, event: StoredEvent, reason: string): Promise<void> {
  await markFailed(db, event.id, reason, 'never');
  log.error(factsOf(event, reason), 'An event was parked because it could not be delivered. See event_outbox.');
}

const factsOf = (event: StoredEvent, reason: string) => ({
  event: event.name,
  jobId: String(event.id),
  attempt: event.attempts,
  reason,
});
