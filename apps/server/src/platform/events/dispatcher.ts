import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../database/db.ts';
import { commitWith } from '../../database/one-trip.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import { backoffSeconds, mostAttempts, startWorkLoop, type WorkLoop } from '../work/work-loop.ts';
import type { Bell } from './bell.ts';
import { deliverTogether, isJoinable } from './deliver-together.ts';
import type { EventListener, StoredEvent } from './event-listeners.ts';
import { claimEvents, markDelivered, markFailed, markingDelivered, noteEffect } from './event-outbox.repository.ts';
import { inLanes } from './independent-events.ts';

export interface DispatcherOptions<C> {
  /** Scope `system`. */
  readonly db: Db;
  readonly listeners: readonly EventListener<C>[];
  /** What a listener works with. Wraps the transaction that holds both its work and the mark that it is done. */
  readonly contextFor: (db: Db) => C;
  /** Wakes the dispatcher when this process announced something; it polls every five seconds in any case. */
  readonly bell?: Bell;
  /**
   * Milliseconds from the end of one round to the next, unless more events wait than one round takes: under load, a round then finds
   * several events that it delivers together. Default: none.
   */
  readonly gatherMs?: number;
  readonly log: Log;
}

const atOnce = 20;

/**
 * Delivers announced events after their commit, at least once, in any of several processes. A listener's work in the
 * database takes effect once; an event that fails five times is parked and logged.
 */
export function startDispatcher<C>(options: DispatcherOptions<C>): WorkLoop {
  const gather = gathering(options.gatherMs ?? 0);
  const loop = startWorkLoop('events', () => gather(() => deliverSome(options)), options.log);
  options.bell?.onRing(loop.wake);
  loop.wake();
  return loop;
}

/** The first round begins at once: on a quiet portal nothing waits. */
function gathering(pauseMs: number): (round: () => Promise<number>) => Promise<boolean> {
  let earliest = 0;
  return async (round) => {
    const missing = earliest - performance.now();
    if (missing > 0) await wait(missing);
    const delivered = await round();
    earliest = delivered < atOnce ? performance.now() + pauseMs : 0;
    return delivered > 0;
  };
}

async function deliverSome<C>(options: DispatcherOptions<C>): Promise<number> {
  const events = await claimEvents(options.db, atOnce);
  for (const { isJoined, events: some } of runsOf(options, events)) {
    if (!isJoined || !(await deliveredTogether(options, some))) await inLanes(some, (event) => deliver(options, event));
  }
  return events.length;
}

interface Run {
  readonly isJoined: boolean;
  readonly events: StoredEvent[];
}

/** Neighbours that are delivered together, and the others between them. */
function runsOf<C>({ listeners }: DispatcherOptions<C>, events: readonly StoredEvent[]): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const isJoined = isJoinable(listeners, event);
    const last = runs.at(-1);
    if (last?.isJoined === isJoined) last.events.push(event);
    else runs.push({ isJoined, events: [event] });
  }
  return runs;
}

async function deliveredTogether<C>(options: DispatcherOptions<C>, events: readonly StoredEvent[]): Promise<boolean> {
  try {
    await deliverTogether(options, events);
    return true;
  } catch (error) {
    const [first] = events;
    options.log.warn(
      { ...(first && { event: first.name }), count: events.length, reason: reasonOf(error) },
      'Events could not be delivered together; delivering each alone.',
    );
    return false;
  }
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
    if (await noteEffect(transaction, event.id, work.key)) await work.run(contextFor(transaction));
    if (isLast) await commitWith(transaction, [markingDelivered([event.id])]);
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
