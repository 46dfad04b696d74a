import type { Db } from '../../database/db.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import { backoffSeconds, mostAttempts, startWorkLoop, type WorkLoop } from '../work/work-loop.ts';
import type { Bell } from './bell.ts';
import type { EventListener } from './event-listeners.ts';
import { claimEvents, markDelivered, markFailed, noteEffect, type StoredEvent } from './event-outbox.repository.ts';

export interface DispatcherOptions<C> {
  /** Scope `system`. */
  readonly db: Db;
  readonly listeners: readonly EventListener<C>[];
  /** What a listener works with, around the transaction that its work shares with the note that it is done. */
  readonly contextFor: (db: Db, event: StoredEvent) => C;
  /** Wakes the dispatcher when something was announced here; it looks every five seconds in any case. */
  readonly bell?: Bell;
  readonly log: Log;
}

const atOnce = 20;

/**
 * Delivers announced events after their commit, at least once and in any of several processes. A listener's work in the
 * database has its effect once; an event that fails five times is parked and logged.
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
  const listeners = options.listeners.filter(({ event: name }) => name === event.name);
  for (const [index, listener] of listeners.entries()) {
    try {
      await hear(options, event, listener, failures.length === 0 && index === listeners.length - 1);
    } catch (error) {
      failures.push(`${listener.key}: ${reasonOf(error)}`);
    }
  }
  if (failures.length > 0) await retryLater(options, event, failures.join('; '));
  else if (listeners.length === 0) await markDelivered(options.db, event.id);
}

/** The last of those that heard it notes in its own transaction that the event is delivered. */
async function hear<C>(
  { db, contextFor }: DispatcherOptions<C>,
  event: StoredEvent,
  listener: EventListener<C>,
  isLast: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await noteEffect(transaction, event.id, listener.key))
      await listener.handle(contextFor(transaction, event), event);
    if (isLast) await markDelivered(transaction, event.id);
  });
}

async function retryLater<C>({ db, log }: DispatcherOptions<C>, event: StoredEvent, reason: string): Promise<void> {
  const isParked = event.attempts >= mostAttempts;
  await markFailed(db, event.id, reason, isParked ? 'never' : backoffSeconds(event.attempts));
  const facts = { event: event.name, jobId: String(event.id), attempt: event.attempts, reason };
  if (isParked) log.error(facts, 'An event was parked: no listener could be made to hear it. See event_outbox.');
  else log.warn(facts, 'An event could not be delivered; trying again.');
}
