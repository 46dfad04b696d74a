import type { Db } from '../../database/db.ts';
import { addEvents } from './event-outbox.repository.ts';
import type { Announce } from './events.ts';

/**
 * Stores an event in the caller's transaction. It is delivered at the next look of a dispatcher: ring the bell of this
 * process after the commit to have it at once. No NOTIFY, which would let transactions commit only one by one.
 */
export function announceIn(db: Db): Announce {
  return async (event) => {
    await addEvents(db, [event]);
  };
}
