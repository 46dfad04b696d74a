import type { Db } from '../../database/db.ts';
import { commitWith } from '../../database/one-trip.ts';
import type { EventListener, StoredEvent } from './event-listeners.ts';
import { markingDelivered, noteEffects } from './event-outbox.repository.ts';

interface Delivery<C> {
  readonly db: Db;
  readonly listeners: readonly EventListener<C>[];
  readonly contextFor: (db: Db) => C;
}

/** Whether each of its listeners takes several events at once, and can read this one. */
export function isJoinable<C>(listeners: readonly EventListener<C>[], event: StoredEvent): boolean {
  const own = listenersOf(listeners, event);
  return own.length > 0 && own.every((one) => one.runAll !== undefined && !('unreadable' in one.read(event)));
}

/**
 * All work of joinable events in one transaction, which also marks them as delivered. If it throws, nothing was done: the caller delivers each
 * event alone, so that one that fails does not hold back the others.
 */
export async function deliverTogether<C>(
  { db, listeners, contextFor }: Delivery<C>,
  events: readonly StoredEvent[],
): Promise<void> {
  const effects = events.flatMap((event) =>
    listenersOf(listeners, event).map(({ key }) => ({ id: event.id, listener: key })),
  );
  await db.transaction().execute(async (transaction) => {
    const open = new Set((await noteEffects(transaction, effects)).map(effectName));
    for (const { event: name, key, runAll } of listeners) {
      const due = events.filter(
        (event) => event.name === name && open.has(effectName({ id: event.id, listener: key })),
      );
      if (due.length > 0) await runAll?.(contextFor(transaction), due);
    }
    await commitWith(transaction, [markingDelivered(events.map(({ id }) => id))]);
  });
}

const effectName = ({ id, listener }: { readonly id: number; readonly listener: string }) => `${id} ${listener}`;

function listenersOf<C>(listeners: readonly EventListener<C>[], event: StoredEvent): EventListener<C>[] {
  return listeners.filter(({ event: name }) => name === event.name);
}
