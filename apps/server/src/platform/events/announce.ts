import type { Db } from '../../database/db.ts';
import { addEvents } from './event-outbox.repository.ts';
import type { Announce } from './events.ts';

/**
 * Stores an event in the caller's transaction. A dispatcher delivers it the next time it looks: ring the bell of this
 * process after the commit to deliver it at once. No NOTIFY, which would make transactions commit one by one.
 */
export function announceIn(db: Db): Announce {
  return async ({ name }, payload) => {
    await addEvents(db, [{ name, payload }]);
  };
}
