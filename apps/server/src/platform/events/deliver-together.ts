import { commitWith } from '../../database/one-trip.ts';
import { type Delivery, listenersOf } from './deliver-alone.ts';
import type { StoredEvent } from './event-listeners.ts';
import { markingDelivered, noteEffects } from './event-outbox.repository.ts';

/** Whether each of its listeners takes several events at once, and can read this one. */
export function isJoinable<C>(delivery: Delivery<C>, event: StoredEvent): boolean {
  const own = listenersOf(delivery, event);
  return own.length > 0 && own.every((one) => one.runAll !== undefined && !('unreadable' in one.read(event)));
}

/**
 * The work of the listeners that take several events, in one transaction, which also marks the events as delivered: nothing else is left to
 * do for them. If it throws, nothing was done: the caller delivers each event alone, so that one that fails does not hold back the others.
 */
export async function deliverTogether<C>(delivery: Delivery<C>, events: readonly StoredEvent[]): Promise<void> {
  const { db, listeners, contextFor } = delivery;
  const effects = events.flatMap((event) =>
    listenersOf(delivery, event).flatMap(({ key, runAll }) => (runAll ? [{ id: event.id, listener: key }] : [])),
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
