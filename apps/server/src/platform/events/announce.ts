import type { Db } from '../../database/db.ts';
import { addEvents } from './event-outbox.repository.ts';
import type { Announce } from './events.ts';

/**
 * Stores an event in the caller's transaction. A dispatcher delivers it at its next poll; ring the bell of this process
 * after the commit to deliver it immediately. Does not use NOTIFY, which would make transactions commit one at a time.
 */
export function announceIn(db: Db): Announce {
  return async ({ name }, payload) => {
    await addEvents(db, [{ name, payload }]);
  };
}
