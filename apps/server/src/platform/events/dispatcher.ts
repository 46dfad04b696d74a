import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../log/log-fields.ts';
import { startWorkLoop, type WorkLoop } from '../work/work-loop.ts';
import type { Bell } from './bell.ts';
import { type Delivery, deliverAlone, deliverOwn } from './deliver-alone.ts';
import { deliverTogether, isJoinable } from './deliver-together.ts';
import type { StoredEvent } from './event-listeners.ts';
import { claimEvents } from './event-outbox.repository.ts';
import { inLanes } from './independent-events.ts';

export interface DispatcherOptions<C> extends Delivery<C> {
  /** Wakes the dispatcher when this process announced something; it polls every five seconds in any case. */
  readonly bell?: Bell;
  /**
   * Milliseconds from the end of one round to the next, unless more events wait than one round takes: under load, a round then finds
   * several events that it delivers together. Default: none.
   */
  readonly gatherMs?: number;
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
    const left = isJoined ? some : await deliverEachOwn(options, some);
    if (left.length > 0 && !(await deliveredTogether(options, left)))
      await inLanes(left, (event) => deliverAlone(options, event));
  }
  return events.length;
}

/** Returns those whose other listeners are left to do. */
async function deliverEachOwn<C>(options: Delivery<C>, events: readonly StoredEvent[]): Promise<StoredEvent[]> {
  const left = new Set<number>();
  await inLanes(events, async (event) => {
    if (await deliverOwn(options, event)) left.add(event.id);
  });
  return events.filter(({ id }) => left.has(id));
}

interface Run {
  readonly isJoined: boolean;
  readonly events: StoredEvent[];
}

/** Neighbours of which all listeners take several events, and the others between them. */
function runsOf<C>(options: Delivery<C>, events: readonly StoredEvent[]): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const isJoined = isJoinable(options, event);
    const last = runs.at(-1);
    if (last?.isJoined === isJoined) last.events.push(event);
    else runs.push({ isJoined, events: [event] });
  }
  return runs;
}

async function deliveredTogether<C>(options: Delivery<C>, events: readonly StoredEvent[]): Promise<boolean> {
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
